import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** What a proposal would send, encrypted for the time until somebody decides on it. */
export interface ParamsSeal {
  seal(params: unknown): string;
  /** Throws for a text that no server of this installation has sealed. */
  open(sealed: string): unknown;
}

/** The key follows from the pepper, which is not in the database. */
export function createParamsSeal(passwordPepper: string): ParamsSeal {
  const key = Buffer.from(hkdfSync('sha256', passwordPepper, '', 'proposals', 32));
  return {
    seal(params) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const encrypted = [cipher.update(JSON.stringify(params), 'utf8'), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...encrypted]).toString('base64url');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, ivBytes), {
        authTagLength: tagBytes,
      }).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
      const text = [decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()];
      return JSON.parse(Buffer.concat(text).toString('utf8'));
    },
  };
}
