import { createHmac, randomBytes } from 'node:crypto';

/** Makes the six digits of a salt, the same each time. */
export type CodeOf = (salt: Buffer) => string;

export const newSalt = (): Buffer => randomBytes(16);

/**
 * Codes are not stored, and neither are hashes of them, since a hash of six digits is the six digits: they are made of a
 * random salt in the database and a key outside of it.
 */
export function createCodeOf(key: string): CodeOf {
  return (salt) => {
    const digest = createHmac('sha256', key).update('code ').update(salt).digest();
    return String(digest.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
  };
}
