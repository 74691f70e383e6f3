import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { createSeal, type Seal } from '../office';

/** What an operator signs in with. */
export interface Secrets {
  passwordHash: string;
  /** Base32. */
  codeSecret: string;
}

/** What an operator is told of their secrets, once. */
export interface ShownSecrets {
  password: string;
  /** `otpauth://…`, for an app that makes one-time codes. */
  codeUri: string;
}

/** A random password of 120 bits and a random secret for one-time codes. */
export async function makeSecrets(name: string): Promise<Secrets & ShownSecrets> {
  const password = randomBytes(15).toString('base64url');
  const codeSecret = new Secret({ size: 20 }).base32;
  return {
    password,
    passwordHash: await hash(password),
    codeSecret,
    codeUri: totp(codeSecret, name).toString(),
  };
}

/** Six digits, new every 30 s (RFC 6238). */
const totp = (codeSecret: string, label = ''): TOTP =>
  new TOTP({ issuer: 'Members office', label, secret: Secret.fromBase32(codeSecret) });

/** The one-time code at a moment (milliseconds since 1970), as an operator's app shows it. */
export const codeAt = (codeSecret: string, now: number): string =>
  totp(codeSecret).generate({ timestamp: now });

/**
 * The time step (count of 30 s since 1970) that a one-time code belongs to: the current one, the one before or the one
 * after. Null for a wrong code.
 */
export function stepOfCode(codeSecret: string, code: string, now: number): number | null {
  const codes = totp(codeSecret);
  const delta = codes.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : codes.counter({ timestamp: now }) + delta;
}

/** Checked in place of nobody, so that a wrong name takes as long as a wrong password. */
const nobody = makeSecrets('nobody');

/** Whether it is the password. False for nobody's, after the same time. */
export async function passwordFits(passwordHash: string | null, password: string): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody).passwordHash, password);
  return fits && passwordHash !== null;
}

/** Secrets as the database keeps them. */
export const sealedSecrets = (seal: Seal, { passwordHash, codeSecret }: Secrets): Secrets => ({
  passwordHash,
  codeSecret: seal.seal(codeSecret),
});

/** Secrets as they are; null for who has none. */
export const openedSecrets = (
  seal: Seal,
  { passwordHash, codeSecret }: { [Name in keyof Secrets]: string | null },
): Secrets | null =>
  passwordHash !== null && codeSecret !== null
    ? { passwordHash, codeSecret: seal.open(codeSecret) as string }
    : null;

/** Encrypts the secrets of one-time codes for the database. */
export const createCodeSeal = (passwordPepper: string): Seal => createSeal(passwordPepper, 'one-time codes');
