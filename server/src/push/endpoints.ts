import { ECDH } from 'node:crypto';

/** The push services of Chromium, Firefox, Edge and Safari; what begins with a dot is any name below it. */
const services = [
  'fcm.googleapis.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  '.push.apple.com',
];

/** As a browser gives it. */
export interface GivenSubscription {
  endpoint: string;
  /** base64url */
  p256dh: string;
  auth: string;
}

export interface Subscription {
  endpoint: string;
  p256dh: Buffer;
  auth: Buffer;
}

/**
 * A subscription that can be sent to; `null` for any other. Members name the address, so the server asks those of known
 * push services alone, and of the further origins that the settings name.
 */
export function readSubscription(
  given: GivenSubscription,
  furtherOrigins: readonly string[],
): Subscription | null {
  const p256dh = Buffer.from(given.p256dh, 'base64url');
  const auth = Buffer.from(given.auth, 'base64url');
  if (auth.length !== 16 || !isPoint(p256dh)) return null;
  return isEndpoint(given.endpoint, furtherOrigins) ? { endpoint: given.endpoint, p256dh, auth } : null;
}

function isEndpoint(text: string, furtherOrigins: readonly string[]): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, origin, port, username, password } = new URL(text);
  if (username || password) return false;
  if (furtherOrigins.includes(origin)) return true;
  const isService = services.some((name) =>
    name.startsWith('.') ? hostname.endsWith(name) : hostname === name,
  );
  return protocol === 'https:' && port === '' && isService;
}

function isPoint(key: Buffer): boolean {
  if (key.length !== 65) return false;
  try {
    ECDH.convertKey(key, 'prime256v1');
    return true;
  } catch {
    return false;
  }
}
