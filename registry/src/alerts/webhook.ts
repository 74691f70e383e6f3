import { readVariables, type Environment } from '@members/server/readVariables';
import { createHmac } from 'node:crypto';
import type { Alert } from './alert';

/** Where alerts go. */
export interface Webhook {
  url: string;
  /** Signs the body, so that its receiver knows who sent it; null for no signature. */
  secret: string | null;
  /** How long until an alert that did not arrive is sent again, at first; each time twice as long, up to an hour. */
  retryMs?: number;
}

/** The webhook that the environment names; undefined for none. */
export function webhookOf(env: Environment): Webhook | undefined {
  const given = readVariables(env, ['RELEASE_WEBHOOK', 'RELEASE_WEBHOOK_SECRET']);
  return given.RELEASE_WEBHOOK
    ? { url: given.RELEASE_WEBHOOK, secret: given.RELEASE_WEBHOOK_SECRET }
    : undefined;
}

const answersWithinMs = 10_000;

/** Sends an alert. Rejects where no 2xx is answered within 10 s. */
export async function callWebhook({ url, secret }: Webhook, alert: Alert): Promise<void> {
  const body = JSON.stringify(alert);
  const signature = secret && `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(signature && { 'members-signature': signature }) },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(answersWithinMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The webhook answers ${response.status}.`);
}
