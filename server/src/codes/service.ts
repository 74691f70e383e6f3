import { timingSafeEqual } from 'node:crypto';
import type { Database, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { newSalt, type CodeOf } from './codeOf';
import * as store from './store';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const goodForMs = 10 * minuteMs;
const guessesPerCode = 5;
/** Codes that one client of a member may ask for, and that one address may get. */
const mostOf = { hour: 5, day: 10 } as const;
/** Codes that one network may ask for, whoever's they are. */
const networkPerHour = 30;

export type CodeRequest = Pick<
  store.NewCode,
  'memberId' | 'purpose' | 'address' | 'ticketHash' | 'client' | 'network'
>;

/** What a mail needs to have the code in it. */
export interface IssuedCode {
  memberId: number | null;
  salt: Buffer;
  expiresAt: Date;
}

export type Codes = ReturnType<typeof createCodes>;

/**
 * Six digits that are good for ten minutes, five guesses and one use. A guess is counted before it is compared, so that
 * guesses at the same time can't outrun the count (decision 18).
 */
export function createCodes({
  database,
  codeOf,
  now,
}: {
  database: Database;
  codeOf: CodeOf;
  now: () => Date;
}) {
  return {
    /**
     * Makes a code; the caller holds the member's row, so that counting is one after another. Beyond the limits of the member
     * or the address it is nobody's, without a word about it; beyond that of the network it throws.
     */
    async issue(transaction: Transaction, request: CodeRequest): Promise<IssuedCode> {
      const at = now();
      const [hourAgo, dayAgo] = [hourMs, 24 * hourMs].map((ms) => new Date(at.getTime() - ms)) as [
        Date,
        Date,
      ];
      const asked = await store.countAsked(transaction, { ...request, hourAgo, dayAgo });
      if (asked.networkHour >= networkPerHour) throw new Refusal('tooManyRequests');
      const tooMany =
        Math.max(asked.memberHour, asked.addressHour) >= mostOf.hour ||
        Math.max(asked.memberDay, asked.addressDay) >= mostOf.day;
      const issued = {
        memberId: tooMany ? null : request.memberId,
        salt: newSalt(),
        expiresAt: new Date(at.getTime() + goodForMs),
      };
      await store.insertCode(transaction, { ...request, ...issued, now: at });
      await store.removeOld(transaction, dayAgo);
      return issued;
    },

    /** Throws unless the code is right, and answers whose it is. One that is nobody's is never right. */
    async check(
      which: store.Which,
      guess: string,
    ): Promise<{ id: number; memberId: number; address: string }> {
      const digits = guess.replace(/\s/g, '');
      if (!/^\d{6}$/.test(digits)) throw new Refusal('wrongCode');
      const code = await database.transaction((transaction) =>
        store.countGuess(transaction, { ...which, most: guessesPerCode, now: now() }),
      );
      const right = code && timingSafeEqual(Buffer.from(codeOf(code.salt)), Buffer.from(digits));
      if (!right || code.memberId === null) throw new Refusal('wrongCode');
      return { id: code.id, memberId: code.memberId, address: code.address };
    },

    /** Uses a code up in the transaction of what it lets happen; throws where it has been already. */
    async spend(transaction: Transaction, id: number): Promise<void> {
      if (!(await store.spend(transaction, { id, now: now() }))) throw new Refusal('wrongCode');
    },

    /** Where the code was sent that a member's session waits for; `null` for none. */
    waiting: (memberId: number, purpose: store.CodeRow['purpose']): Promise<string | null> =>
      store.selectWaiting(database.reader, { memberId, purpose, most: guessesPerCode, now: now() }),
  };
}
