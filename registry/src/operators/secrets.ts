import { hash, verify } from '@node-rs/argon2';
import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { Right } from '../log/change';
import type { Operator } from './operatorsFile';

/** What an operator needs to sign in. It is shown once. */
export interface NewOperator {
  operator: Operator;
  password: string;
  /** `otpauth://…`, for an app that makes one-time codes. */
  codeUri: string;
}

/**
 * Makes an operator with a random password and a random secret for one-time codes; one of a team sees the team's
 * `remote` only.
 */
export async function makeOperator(
  name: string,
  rights: readonly Right[],
  remote?: string,
): Promise<NewOperator> {
  const password = randomBytes(15).toString('base64url');
  const secret = new Secret({ size: 20 });
  const operator = {
    name,
    rights: [...rights],
    ...(remote !== undefined && { remote }),
    passwordHash: await hash(password),
    codeSecret: secret.base32,
  };
  return { operator, password, codeUri: totpOf(operator).toString() };
}

/** Six digits, new every 30 s (RFC 6238). */
const totpOf = ({ name, codeSecret }: Pick<Operator, 'name' | 'codeSecret'>): TOTP =>
  new TOTP({ issuer: 'Members registry', label: name, secret: Secret.fromBase32(codeSecret) });

/** The one-time code at a moment (milliseconds since 1970), as an operator's app shows it. */
export const codeAt = (codeSecret: string, now: number): string =>
  totpOf({ name: '', codeSecret }).generate({ timestamp: now });

/**
 * The time step (count of 30 s) that a one-time code belongs to: the current one, the one before or the one after. Null
 * for a wrong code.
 */
export function stepOfCode(codeSecret: string, code: string, now: number): number | null {
  const totp = totpOf({ name: '', codeSecret });
  const delta = totp.validate({ token: code, timestamp: now, window: 1 });
  return delta === null ? null : totp.counter({ timestamp: now }) + delta;
}

/** Checked in place of an unknown operator, so that a wrong name takes as long as a wrong password. */
const placeholder = makeOperator('nobody', []);

/** Whether it is the operator's password. False for an unknown operator, after the same time. */
export async function passwordFits(operator: Operator | undefined, password: string): Promise<boolean> {
  const fits = await verify((operator ?? (await placeholder).operator).passwordHash, password);
  return fits && operator !== undefined;
}
