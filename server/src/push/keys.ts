import { createECDH, hkdfSync } from 'node:crypto';

/** The server's keys for push services (VAPID), base64url. */
export interface PushKeys {
  publicKey: string;
  privateKey: string;
}

/**
 * The keys of an installation, made of the pepper of its passwords: all of its servers have the same, and none is kept. A
 * subscription is bound to them, so they stay as long as the pepper does (decision 101).
 */
export function pushKeys(passwordPepper: string): PushKeys {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from(hkdfSync('sha256', passwordPepper, '', 'push', 32)));
  return { publicKey: pair.getPublicKey('base64url'), privateKey: pair.getPrivateKey('base64url') };
}
