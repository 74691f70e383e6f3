import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Operator } from './operatorsFile';
import type { Right } from './right';

/** What an operator needs to sign in. It is told once. */
export interface NewOperator {
  operator: Operator;
  password: string;
  /** `otpauth://…`, for an app that makes one-time codes. */
  codeUri: string;
}

/** A new operator with a password and a secret of one-time codes made at random. */
export async function makeOperator(name: string, rights: readonly Right[]): Promise<NewOperator> {
  const password = randomBytes(15).toString('base64url');
  const secret = new Secret({ size: 20 });
  const operator = {
    name,
    rights: [...rights],
    passwordHash: await hash(password),
    codeSecret: secret.base32,
  };
  return { operator, password, codeUri: codesOf(operator).toString() };
}

/** Six digits, a new one every 30 s (RFC 6238). */
const codesOf = ({ name, codeSecret }: Pick<Operator, 'name' | 'codeSecret'>): TOTP =>
  new TOTP({ issuer: 'Members registry', label: name, secret: Secret.fromBase32(codeSecret) });

/** The code of a moment, as an operator's app shows it. */
export const codeAt = (codeSecret: string, now: number): string =>
  codesOf({ name: '', codeSecret }).generate({ timestamp: now });

/** The number of the 30 s whose code this is, the present ones or those beside them; null where it is none. */
export function stepOfCode(codeSecret: string, code: string, now: number): number | null {
  const codes = codesOf({ name: '', codeSecret });
  const delta = codes.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : codes.counter({ timestamp: now }) + delta;
}

/** Somebody who isn't there, so that a wrong name costs the time of a wrong password. */
const nobody = makeOperator('nobody', []);

/** Whether the password is the operator's; never for nobody, at the same cost. */
export async function passwordFits(operator: Operator | undefined, password: string): Promise<boolean> {
  const fits = await verify((operator ?? (await nobody).operator).passwordHash, password);
  return fits && operator !== undefined;
}
