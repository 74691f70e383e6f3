import { createHash } from 'node:crypto';
import { newSalt, type TokenOf } from '../codes';
import type { Database, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { holdMember, isPassword, renewPassword, type Passwords } from '../members';
import { tellMember } from '../messages';
import type { SignIn } from '../sessions';
import * as store from './store';

/** For so long a link is good. */
const goodForMs = 30 * 60_000;
const hashOf = (token: string) => createHash('sha256').update(token).digest();

export interface MadeLink {
  token: string;
  /** Of which the token is made again, for a mail. */
  salt: Buffer;
  expiresAt: Date;
}

/** Makes a link for a new login password, in the place of an earlier one. The caller holds the member. */
export async function makePasswordLink(
  transaction: Transaction,
  { memberId, tokenOf, now }: { memberId: number; tokenOf: TokenOf; now: Date },
): Promise<MadeLink> {
  const salt = newSalt();
  const token = tokenOf(salt);
  const expiresAt = new Date(now.getTime() + goodForMs);
  await store.replaceLink(transaction, { memberId, tokenHash: hashOf(token), now, expiresAt });
  return { token, salt, expiresAt };
}

/** A new login password by such a link (OFC-45): once. All sessions end, a lock of the name too, and the member is told. */
export function createPasswordByLink({
  database,
  passwords,
  now,
}: {
  database: Database;
  passwords: Passwords;
  now: () => Date;
}) {
  return async (request: { token: string; password: string; from: SignIn }): Promise<null> => {
    const { token, password, from } = request;
    if (!isPassword(password)) throw new Refusal('passwordLength');
    const tokenHash = hashOf(token);
    // Before the password is hashed, which takes its time.
    if (!(await store.isGood(database.reader, { tokenHash, now: now() }))) throw new Refusal('linkOver');
    const passwordHash = await passwords.hash(password);
    await database.transaction(async (transaction) => {
      const at = now();
      const memberId = await store.useLink(transaction, { tokenHash, now: at });
      if (memberId === null) throw new Refusal('linkOver');
      await holdMember(transaction, memberId);
      // The devices whose sessions end hear of it.
      const details = { event: 'password', device: from.deviceName } as const;
      await tellMember(transaction, { memberId, kind: 'security', details, now: at });
      if (!(await renewPassword(transaction, { memberId, passwordHash, from, now: at })))
        throw new Refusal('linkOver');
    });
    return null;
  };
}
