import type { Signed } from './Signed';

/** Whether the signature is one of this key. Browsers have WebCrypto on secure origins only; elsewhere code comes along. */
export async function checkSignature(of: Signed, key: JsonWebKey): Promise<boolean> {
  if (crypto.subtle) return withWebCrypto(of, key);
  const { checkSignatureByCode } = await import(/* webpackChunkName: "signature" */ './checkSignatureByCode');
  return checkSignatureByCode(of, key);
}

async function withWebCrypto({ signed, signature }: Signed, key: JsonWebKey): Promise<boolean> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const verifier = await crypto.subtle.importKey('jwk', key, algorithm, false, ['verify']);
  return crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, verifier, signature, signed);
}
