import { createHash, randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../database';
import { Refusal } from '../i18n/refusal';
import { answerMs, readSigned, type RelyingParty } from '../webAuthn';
import * as store from './store';

/** What a member signs, in its parts, such as an amount and a card. */
export type Statement = readonly (string | number)[];

/** A signature that holds, until it is used. */
export interface Signed {
  memberId: number;
  challenge: Buffer;
  passkeyId: number;
  counter: number;
}

export interface Signatures {
  /** Whether the member has a passkey to sign with. */
  canSign(memberId: number): Promise<boolean>;
  /** What to ask the browser, so that the member signs this and nothing else. Refuses a member without a passkey. */
  ask(memberId: number, statement: Statement): Promise<{ options: unknown }>;
  /** Refuses what is no signature of the member's under this very statement, or one that came too late. */
  check(memberId: number, signed: { statement: Statement; response: string }): Promise<Signed>;
  /** Uses a signature up, with what it is for; of two uses at once one is first, and the other is refused. */
  use(transaction: Transaction, signed: Signed): Promise<void>;
}

/**
 * The challenge is the hash of the statement and 32 random bytes that the server keeps. So what the authenticator signs is
 * the statement: the server makes the hash again of what it is about to do, and a signature under anything else has another.
 */
const challengeOf = (nonce: Buffer, statement: Statement) =>
  createHash('sha256').update(nonce).update(JSON.stringify(statement)).digest();

const purpose = 'withdraw';

export function createSignatures({
  database,
  party,
  now,
}: {
  database: Database;
  party: RelyingParty;
  now: () => Date;
}): Signatures {
  const { reader } = database;
  return {
    canSign: async (memberId) => (await store.selectPasskeys(reader, memberId)).length > 0,

    async ask(memberId, statement) {
      const allowed = await store.selectPasskeys(reader, memberId);
      if (allowed.length === 0) throw new Refusal('passkeyRefused');
      const at = now();
      const nonce = randomBytes(32);
      const challenge = challengeOf(nonce, statement);
      const expiresAt = new Date(at.getTime() + answerMs);
      await database.transaction((transaction) =>
        store.insertChallenge(transaction, {
          ...{ challenge, purpose, member_id: memberId, nonce, expires_at: expiresAt, now: at },
        }),
      );
      return { options: await party.request({ challenge, allowed, timeoutMs: answerMs }) };
    },

    async check(memberId, { statement, response: text }) {
      const { response, challenge, credentialId } = readSigned(text);
      const asked = await store.selectChallenge(reader, { challenge, purpose });
      if (asked?.member_id !== memberId || asked.expires_at <= now()) throw new Refusal('passkeyExpired');
      if (!asked.nonce || !challengeOf(asked.nonce, statement).equals(challenge))
        throw new Refusal('passkeyRefused');
      const stored = await store.selectByCredential(reader, credentialId);
      if (stored?.memberId !== memberId) throw new Refusal('passkeyRefused');
      const counter = await party.signed(response, { challenge, stored });
      return { memberId, challenge, passkeyId: stored.id, counter };
    },

    async use(transaction, { memberId, challenge, passkeyId, counter }) {
      const at = now();
      const asked = { challenge, purpose, member_id: memberId, now: at } as const;
      if (!(await store.useChallenge(transaction, asked))) throw new Refusal('passkeyExpired');
      if (!(await store.setUsed(transaction, { id: passkeyId, counter, now: at })))
        throw new Refusal('passkeyRefused');
    },
  };
}
