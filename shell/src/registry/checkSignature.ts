import type { Signed } from './checkSignatureByCode';

/** Whether the signature is one of this key. Browsers have WebCrypto on secure origins only; elsewhere a library is loaded. */
export async function checkSignature(signature: Signed, key: JsonWebKey): Promise<boolean> {
  if (crypto.subtle) return withWebCrypto(signature, key);
  const { checkSignatureByCode } = await import(/* webpackChunkName: "signature" */ './checkSignatureByCode');
  return checkSignatureByCode(signature, key);
}

async function withWebCrypto({ signed, signature }: Signed, key: JsonWebKey): Promise<boolean> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const verifier = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify']);
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, verifier, signature, signed);
}
