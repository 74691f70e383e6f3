import { createPrivateKey, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SwapSystem } from './swapSystem';

const base64url = (text: string) => Buffer.from(text).toString('base64url');

/** A compact JWS (ES256) of any content. */
function signedWith(key: KeyObject, content: object): string {
  const signed = `${base64url('{"alg":"ES256"}')}.${base64url(JSON.stringify(content))}`;
  const signature = sign('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' });
  return `${signed}.${signature.toString('base64url')}`;
}

/** Signed by the registry's own key, whatever it says. */
export function signedByTheRegistry({ registry }: SwapSystem, content: object): string {
  const file = join(registry().releasesDirectory, '../signing-key.json');
  const jwk = JSON.parse(readFileSync(file, 'utf8')) as JsonWebKey;
  return signedWith(createPrivateKey({ key: jwk as never, format: 'jwk' }), content);
}

/** Signed by a key that the page doesn't know. */
export const signedByAnotherKey = (content: object): string =>
  signedWith(generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey, content);
