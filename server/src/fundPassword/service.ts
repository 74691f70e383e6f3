import { completeReset } from '../credentialResets';
import type { Database, Reader } from '../database';
import { replaceFundPasswordHash, selectFundPasswordHash, type Passwords } from '../members';
import { Refusal } from '../i18n/refusal';
import { tellMember } from '../messages';
import { fundPasswordTerms } from '../site';
import { createOneAtATime } from './oneAtATime';
import { countedGuesses, isFundPassword, minutesLocked } from './rules';
import * as store from './store';

export interface FundPasswordDependencies {
  database: Database;
  passwords: Passwords;
  now: () => Date;
}

/** Until when a member's fund password is locked; `null` where it isn't. */
export async function lockedUntil(reader: Reader, memberId: number, now: Date): Promise<Date | null> {
  const minutes = minutesLocked(await store.selectGuesses(reader, memberId), now);
  return minutes > 0 ? new Date(now.getTime() + minutes * 60_000) : null;
}

export type FundPasswords = ReturnType<typeof createFundPasswords>;

/** The six digits that a withdrawal asks for: set once, checked with a lock, changed where the site allows it. */
export function createFundPasswords({ database, passwords, now }: FundPasswordDependencies) {
  const { reader } = database;
  const oneAtATime = createOneAtATime();

  /** Sets a member's first fund password; refused where there is one (call 29). */
  async function set(memberId: number, fundPassword: string, device = ''): Promise<null> {
    if (!isFundPassword(fundPassword)) throw new Refusal('incomplete');
    if (await selectFundPasswordHash(reader, memberId)) throw new Refusal('alreadySet');
    const to = await passwords.hash(fundPassword);
    if (!(await replace({ memberId, from: null, to, device }))) throw new Refusal('alreadySet');
    return null;
  }

  /** Replaces a member's fund password, given the present one, where the site allows it (call 30). */
  async function edit(memberId: number, change: { old: string; next: string }, device = ''): Promise<null> {
    if (!(await fundPasswordTerms(reader)).editable) throw new Refusal('contactService');
    if (!isFundPassword(change.next)) throw new Refusal('incomplete');
    const from = await check(memberId, change.old);
    const to = await passwords.hash(change.next);
    if (!(await replace({ memberId, from, to, device }))) throw new Refusal('wrongFundPassword');
    return null;
  }

  /** Whether it was still `from`; the member is told of the change. */
  function replace(change: { memberId: number; from: string | null; to: string; device: string }) {
    const { memberId, from, to, device } = change;
    return database.transaction(async (transaction) => {
      if (!(await replaceFundPasswordHash(transaction, { memberId, from, to }))) return false;
      if (from === null) await completeReset(transaction, { memberId, kind: 'fundPassword', at: now() });
      const details = { event: 'fundPassword', device } as const;
      await tellMember(transaction, { memberId, kind: 'security', details, now: now() });
      return true;
    });
  }

  /**
   * Throws unless the password is right, and answers its hash. Five wrong ones in a row lock it for 15 minutes, for
   * the right one too. The member's guesses are checked one after another, each under the lock of their count, so
   * guesses at the same time can't outrun it and a right one never counts as wrong. Within a process they wait here,
   * so that one member's guesses hold one connection at most. What can't be right, because it is not six digits or
   * none is set, is refused without being counted.
   */
  const check = (memberId: number, guess: string): Promise<string> =>
    oneAtATime(memberId, () => evaluate(memberId, guess));

  async function evaluate(memberId: number, guess: string): Promise<string> {
    refuseLocked(await store.selectGuesses(reader, memberId));
    const hash = await selectFundPasswordHash(reader, memberId);
    if (hash === null || !isFundPassword(guess)) throw new Refusal('wrongFundPassword');
    const right = await database.transaction(async (transaction) => {
      const at = now();
      const guesses = await store.claimGuesses(transaction, { memberId, now: at });
      refuseLocked(guesses);
      const isRight = await passwords.verify(hash, guess);
      const wrong = isRight ? 0 : countedGuesses(guesses, at) + 1;
      await store.updateGuesses(transaction, { memberId, wrong, lastWrongAt: at });
      return isRight;
    });
    if (!right) throw new Refusal('wrongFundPassword');
    return hash;
  }

  function refuseLocked(guesses: Parameters<typeof minutesLocked>[0]): void {
    const minutes = minutesLocked(guesses, now());
    if (minutes > 0) throw new Refusal('fundPasswordLocked', { minutes });
  }

  const isSet = async (memberId: number): Promise<boolean> =>
    (await selectFundPasswordHash(reader, memberId)) !== null;

  return { set, edit, check, isSet };
}
