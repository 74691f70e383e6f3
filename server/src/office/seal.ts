import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

/** Encrypts what the database keeps and must not tell to who reads it. */
export interface Seal {
  /** What JSON can say. */
  seal(secret: unknown): string;
  /** Throws for a text that no server of this installation has sealed. */
  open(sealed: string): unknown;
}

/** The key follows from the pepper, which is not in the database; each purpose has its own. */
export function createSeal(passwordPepper: string, purpose: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', passwordPepper, '', purpose, 32));
  return {
    seal(secret) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv(algorithm, key, iv);
      const encrypted = [cipher.update(JSON.stringify(secret), 'utf8'), cipher.final()];
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
