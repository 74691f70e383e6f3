import { createHmac, timingSafeEqual } from 'node:crypto';

/** How far the clock of a sender may be from the own one, and how long a message can be sent again by others. */
const toleranceMs = 5 * 60_000;

export const signatureHeader = 'payment-signature';

interface Signed {
  secret: string;
  /** What the message is for, so that one of another purpose, or of the other direction, is none. */
  purpose: string;
  body: string;
}

const macOf = ({ secret, purpose, body }: Signed, time: string) =>
  createHmac('sha256', secret).update(`${time}\n${purpose}\n${body}`).digest('hex');

/** `t=<milliseconds>,v1=<HMAC-SHA256 in hex>` over time, purpose and body. */
export function signatureOf(message: Signed, now: Date): string {
  const time = String(now.getTime());
  return `t=${time},v1=${macOf(message, time)}`;
}

export function isSignedBy(message: Signed, signature: unknown, now: Date): boolean {
  const [, time, mac] = /^t=(\d{1,15}),v1=([0-9a-f]{64})$/.exec(String(signature)) ?? [];
  if (time === undefined || mac === undefined) return false;
  if (Math.abs(now.getTime() - Number(time)) > toleranceMs) return false;
  return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(message, time)));
}
