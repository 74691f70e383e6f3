import { checkSignature } from './checkSignature';
import { checkSignatureByCode } from './checkSignatureByCode';

const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
const hash = { name: 'ECDSA', hash: 'SHA-256' };

describe('a signature of the registry (SEC-12)', () => {
  it('is checked alike with and without WebCrypto, which is there on secure origins only', async () => {
    const { privateKey, publicKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const key = await crypto.subtle.exportKey('jwk', publicKey);
    // Half of all signatures have a high s.
    for (let index = 0; index < 12; index += 1) {
      const signed = new TextEncoder().encode(`document ${index}`);
      const signature = new Uint8Array(await crypto.subtle.sign(hash, privateKey, signed));
      const altered = Uint8Array.from(signature, (byte, at) => (at === index ? byte ^ 1 : byte));
      for (const [given, valid] of [
        [signature, true],
        [altered, false],
        [signature.slice(1), false],
      ] as const) {
        expect(await checkSignature({ signed, signature: given }, key)).toBe(valid);
        expect(checkSignatureByCode({ signed, signature: given }, key)).toBe(valid);
      }
    }
  });
});
