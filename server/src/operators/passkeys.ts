import { randomBytes } from 'node:crypto';
import type { Database, Transaction } from '../database';
import type { OperatorsTables } from '../database/tables/operators';
import { Refusal } from '../i18n/refusal';
import { Declined } from '../office';
import { answerMs, mostPasskeys, readCreated, readSigned, signInMs, type RelyingParty } from '../webAuthn';
import * as store from './passkeyStore';
import { holdOperator, selectOperator } from './store';

export type OperatorPasskeys = ReturnType<typeof createOperatorPasskeys>;

type Purpose = OperatorsTables['operator_challenges']['purpose'];

/** What an operator has signed, with one of their passkeys. */
interface Signed {
  passkey: store.OperatorPasskey;
  counter: number;
}

/** Passkeys of operators: making one, and having something signed by one. Each question is answered once. */
export function createOperatorPasskeys({
  database,
  party,
  now,
}: {
  database: Database;
  party: RelyingParty;
  now: () => Date;
}) {
  const { reader } = database;

  async function makeChallenge(purpose: Purpose, operator: string | null, timeoutMs: number) {
    const at = now();
    const challenge = randomBytes(32);
    const expiresAt = new Date(at.getTime() + timeoutMs);
    await database.transaction((transaction) =>
      store.insertChallenge(transaction, { challenge, purpose, operator, expires_at: expiresAt, now: at }),
    );
    return { challenge, timeoutMs };
  }

  /** In a transaction of its own: a challenge is used up whatever comes of it. */
  async function consume(challenge: Buffer, purpose: Purpose, operator: string | null): Promise<void> {
    const used = await database.transaction((transaction) =>
      store.useChallenge(transaction, { challenge, purpose, operator, now: now() }),
    );
    if (!used) throw new Declined('passkeyExpired');
  }

  async function signed(text: string, purpose: Purpose, operator: string | null): Promise<Signed> {
    const { response, challenge, credentialId } = await declined(() => readSigned(text));
    await consume(challenge, purpose, operator);
    const passkey = await store.selectByCredential(reader, credentialId);
    const owner = passkey && (await selectOperator(reader, passkey.operator));
    const isOwn = response.response.userHandle === owner?.handle.toString('base64url');
    if (!passkey || !isOwn || passkey.operator !== (operator ?? passkey.operator))
      throw new Declined('passkeyRefused');
    const counter = await declined(() => party.signed(response, { challenge, stored: passkey }));
    return { passkey, counter };
  }

  return {
    /** What to ask an authenticator for a new passkey of an operator. */
    async askForNew(name: string) {
      const operator = await selectOperator(reader, name);
      if (!operator) throw new Declined('missing', { what: `operator ${name}` });
      const known = await store.selectPasskeys(reader, name);
      if (known.length >= mostPasskeys) throw new Declined('passkeyLimit', { count: mostPasskeys });
      const asked = await makeChallenge('add', name, answerMs);
      const { handle } = operator;
      return { options: await party.creation({ ...asked, handle, username: name, known }) };
    },

    /** What an authenticator has made for an operator: to be kept, by `keep`. */
    async made(name: string, text: string) {
      const { response, challenge } = await declined(() => readCreated(text));
      await consume(challenge, 'add', name);
      return declined(() => party.created(response, challenge));
    },

    /** Keeps a new passkey of an operator under a name. */
    async keep(
      transaction: Transaction,
      made: Awaited<ReturnType<RelyingParty['created']>>,
      { operator, name }: { operator: string; name: string },
    ): Promise<void> {
      // Held, so that several at once are counted one after another.
      await holdOperator(transaction, operator);
      const { length } = await store.selectPasskeys(transaction, operator);
      if (length >= mostPasskeys) throw new Declined('passkeyLimit', { count: mostPasskeys });
      if (!(await store.insertPasskey(transaction, { ...made, operator, name, createdAt: now() })))
        throw new Declined('passkeyRefused');
    },

    /** What to ask an authenticator, whoever it is of. */
    async askToSignIn() {
      return { options: await party.request(await makeChallenge('signIn', null, signInMs)) };
    },
    signedIn: (text: string) => signed(text, 'signIn', null),

    /** What to ask an operator's authenticator, so that they show that they are there; null without a passkey. */
    async askToConfirm(name: string) {
      const allowed = await store.selectPasskeys(reader, name);
      if (allowed.length === 0) return null;
      const asked = await makeChallenge('confirm', name, answerMs);
      return { options: await party.request({ ...asked, allowed }) };
    },
    confirmed: (text: string, name: string) => signed(text, 'confirm', name),

    /** Keeps that a passkey was used, with what it was used for. */
    async use(transaction: Transaction, { passkey: { id }, counter }: Signed): Promise<void> {
      if (!(await store.setUsed(transaction, { id, counter, at: now() })))
        throw new Declined('passkeyRefused');
    },
  };
}

/** What is no passkey's answer is refused in the words of the office. */
async function declined<T>(read: () => T | Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    throw error instanceof Refusal ? new Declined('passkeyRefused') : error;
  }
}
