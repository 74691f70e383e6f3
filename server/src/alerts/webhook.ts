import { createHmac } from 'node:crypto';

/** Where alerts go. */
export interface Webhook {
  url: string;
  /** Signs the body, so that its receiver knows who sent it; null for no signature. */
  secret: string | null;
}

const answersWithinMs = 10_000;

/** Sends something as JSON, signed in the header `members-signature`. Rejects where no 2xx is answered within 10 s. */
export async function callWebhook({ url, secret }: Webhook, message: object): Promise<void> {
  const body = JSON.stringify(message);
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
