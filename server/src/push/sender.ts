import webPush from 'web-push';
import type { Subscription } from './endpoints';
import type { PushKeys } from './keys';

export interface Push {
  subscription: Subscription;
  /** JSON */
  payload: string;
  /** For how long the push service keeps it for a device that is away. */
  ttlSeconds: number;
}

/** What a push service has made of a push: `gone` for a subscription that there is no more. */
export type Sent =
  | { outcome: 'taken' }
  | { outcome: 'gone' }
  | { outcome: 'refused' | 'later'; error: Error };

export type PushSender = (push: Push) => Promise<Sent>;

const patienceMs = 10_000;

/** Sends to push services, encrypted for the browser, in the name of `subject`: a mailto: or https: address. */
export function createPushSender({ keys, subject }: { keys: PushKeys; subject: string }): PushSender {
  return async ({ subscription: { endpoint, p256dh, auth }, payload, ttlSeconds }) => {
    const { headers, body } = webPush.generateRequestDetails(
      { endpoint, keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') } },
      payload,
      { TTL: ttlSeconds, vapidDetails: { subject, ...keys }, contentEncoding: 'aes128gcm' },
    );
    delete headers['Content-Length'];
    try {
      const signal = AbortSignal.timeout(patienceMs);
      const request = {
        method: 'POST',
        headers: headers as Record<string, string>,
        body: new Uint8Array(body as Buffer),
        signal,
      };
      // A push service leads nowhere else.
      const answer = await fetch(endpoint, { ...request, redirect: 'manual' });
      await answer.body?.cancel();
      return sentBy(answer.status, new URL(endpoint).host);
    } catch (error) {
      return { outcome: 'later', error: error as Error };
    }
  };
}

/** 403 stands for keys of another installation. */
const gone = [403, 404, 410];

function sentBy(status: number, host: string): Sent {
  if (status >= 200 && status < 300) return { outcome: 'taken' };
  if (gone.includes(status)) return { outcome: 'gone' };
  const error = new Error(`${host} answered ${status}.`);
  return { outcome: status === 429 || status >= 500 ? 'later' : 'refused', error };
}
