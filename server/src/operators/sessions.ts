import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database';
import { Declined } from '../office';
import { recordOperation } from '../operatorLog';
import { deviceOf } from '../sessions';
import { officeCookie } from './cookies';
import * as store from './sessionStore';
import { holdOperator, type OperatorRow } from './store';
import { hashOf, makeToken } from './tokens';

/** A session ends after this time without use, and at the latest this long after its start. */
const idleMs = 30 * 60_000;
const sessionMs = 12 * 60 * 60_000;
/** A session in use is written this often at most. */
const touchMs = 60_000;

const sessionCookie = officeCookie('members_operator', sessionMs / 1000);
const ago = (now: Date, ms: number) => new Date(now.getTime() - ms);

/** What a session has to be to be in use at a moment. */
export const isLive = (now: Date) => ({ usedAfter: ago(now, idleMs), startedAfter: ago(now, sessionMs) });

export type OperatorSessions = ReturnType<typeof createOperatorSessions>;

interface SessionOptions {
  database: Database;
  logKey: Buffer;
  /** Whether operators come over TLS alone. */
  secure: boolean;
  now: () => Date;
}

/** What is said to somebody who may not sign in, as to a stranger. */
const unknown = { password: 'wrongSignIn', passkey: 'passkeyRefused', company: 'companyUnknown' } as const;

interface SignedIn {
  name: string;
  way: store.SignInWay;
  /** When the operator proved to be there, which may be before they came: now unless told. */
  confirmedAt?: Date;
}

/** Sessions of operators, known by a token that the browser keeps and no script reads. */
export function createOperatorSessions({ database, logKey, secure, now }: SessionOptions) {
  const cookies = { secure };

  const record = (
    transaction: Transaction,
    operator: string,
    { action, way }: { action: string; way?: string },
  ) =>
    recordOperation(transaction, {
      ...{ operator, now: now(), logKey, action, subject: `operator ${operator}` },
      ...(way && { details: { way } }),
    });

  /** The session of a request; null for none, or one that is over. */
  async function of(request: FastifyRequest): Promise<store.SessionRow | null> {
    const token = sessionCookie.read(request, cookies);
    const row = token && (await store.selectSession(database.reader, hashOf(token)));
    if (!row) return null;
    const { usedAfter, startedAfter } = isLive(now());
    return row.usedAt > usedAfter && row.startedAt > startedAfter ? row : null;
  }

  return {
    of,

    /** The session of a request; refuses one without. */
    async required(request: FastifyRequest): Promise<store.SessionRow> {
      const session = await of(request);
      if (!session) throw new Declined('signedOut');
      return session;
    },

    /** Notes now and then that a session is in use. */
    async use({ tokenHash, usedAt }: store.SessionRow): Promise<void> {
      if (usedAt >= ago(now(), touchMs)) return;
      await database.transaction((transaction) => store.touchSession(transaction, tokenHash, { at: now() }));
    },

    /** The operator has proved to be there. */
    confirm: (transaction: Transaction, tokenHash: Buffer): Promise<void> =>
      store.touchSession(transaction, tokenHash, { at: now(), confirmed: true }),

    /**
     * Signs an operator in, in the browser that asks, in place of who was before. `enter` is given the operator, who stays
     * as they are until the transaction ends, and does what it takes; it throws where they may not.
     */
    async start(
      { name, way, confirmedAt = now() }: SignedIn,
      { request, reply }: { request: FastifyRequest; reply: FastifyReply },
      enter: (transaction: Transaction, operator: OperatorRow) => Promise<void>,
    ): Promise<OperatorRow> {
      const token = makeToken();
      const before = sessionCookie.read(request, cookies);
      const operator = await database.transaction(async (transaction) => {
        const held = await holdOperator(transaction, name);
        if (!held || held.disabledAt) throw new Declined(unknown[way]);
        await enter(transaction, held);
        if (before) await store.deleteSession(transaction, hashOf(before));
        await store.deleteSessionsBefore(transaction, ago(now(), sessionMs));
        await store.insertSession(transaction, {
          ...{ tokenHash: hashOf(token), operator: name, way, startedAt: now(), confirmedAt },
          ...{ device: deviceOf(request), address: request.ip },
        });
        await record(transaction, name, { action: 'signed in', way });
        return held;
      });
      sessionCookie.write(reply, token, cookies);
      return operator;
    },

    /** Ends the session of a request, if there is one. */
    async end(request: FastifyRequest, reply: FastifyReply): Promise<void> {
      const token = sessionCookie.read(request, cookies);
      sessionCookie.clear(reply, cookies);
      if (!token) return;
      await database.transaction(async (transaction) => {
        const operator = await store.deleteSession(transaction, hashOf(token));
        if (operator) await record(transaction, operator, { action: 'signed out' });
      });
    },
  };
}
