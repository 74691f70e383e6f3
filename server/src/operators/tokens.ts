import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits that nobody guesses, of which the database keeps the hash. */
export const makeToken = (): string => randomBytes(32).toString('base64url');

export const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
