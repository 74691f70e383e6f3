import { createHash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Database, Transaction } from '../database';
import type { Limiter } from '../http';
import { Declined, type OfficeSignIn, type Operator, type Seal } from '../office';
import { recordOperation } from '../operatorLog';
import { createAttempts } from './attempts';
import { officeCookie } from './cookies';
import { deviceOf, makeDevice } from './devices';
import { passwordFits, stepOfCode } from './secrets';
import * as store from './store';

/** A session ends after this time without use, and at the latest this long after its start. */
const idleMs = 30 * 60_000;
const sessionMs = 12 * 60 * 60_000;
/** How long a one-time code lasts: some minutes of work on what asks for a fresh one. */
const freshMs = 5 * 60_000;
/** A session in use is written this often at most. */
const touchMs = 60_000;
/** Sign-in attempts from one address: each costs hashing a password. */
const attemptsPerMinute = 20;

const sessionCookie = officeCookie('members_operator', sessionMs / 1000);
/** Stays when the session ends: it says that this operator has signed in here. */
const deviceCookie = officeCookie('members_operator_device', 365 * 24 * 3600);

export interface SignInDependencies {
  database: Database;
  /** Opens the secrets of one-time codes. */
  seal: Seal;
  limiter: Limiter;
  logKey: Buffer;
  /** Whether operators come over TLS alone. */
  secure: boolean;
  now: () => Date;
}

/** Signs operators in with password and one-time code, and recognises them by the token of their session. */
export function createSignIn({
  database,
  seal,
  limiter,
  logKey,
  secure,
  now,
}: SignInDependencies): OfficeSignIn {
  const cookies = { secure };
  const attempts = createAttempts({ database, now });
  const admitAddress = limiter({ name: 'office sign-in', perMinute: attemptsPerMinute });
  const ago = (ms: number) => new Date(now().getTime() - ms);

  /** The operator with opened secret; null for nobody, and for one who is disabled. */
  async function find(name: string) {
    const row = await store.selectOperator(database.reader, name);
    return row && !row.disabledAt ? { ...row, codeSecret: seal.open(row.codeSecret) as string } : null;
  }

  async function sessionOf(request: FastifyRequest) {
    const token = sessionCookie.read(request, cookies);
    if (!token) return null;
    const tokenHash = hashOf(token);
    const row = await store.selectSession(database.reader, tokenHash);
    return row && row.usedAt > ago(idleMs) && row.startedAt > ago(sessionMs) ? { ...row, tokenHash } : null;
  }

  const record = (transaction: Transaction, operator: string, action: string) =>
    recordOperation(transaction, { operator, now: now(), logKey, action, subject: `operator ${operator}` });

  return {
    /** Strangers to a name lock strangers to it; a device on which the operator has signed in before counts by itself. */
    async start({ name: given, password, code }, request, reply) {
      if (!(await admitAddress(request.ip))) throw new Declined('tooMany');
      const name = given.toLowerCase();
      const device = deviceCookie.read(request, cookies);
      const operator = await find(name);
      const known = deviceOf(operator, device);
      const guesser = known ? `device ${known}` : `name ${name}`;
      const admitted = await attempts.admit(guesser);
      const fits = await passwordFits(operator?.passwordHash ?? null, password);
      const step = operator ? stepOfCode(operator.codeSecret, code, now().getTime()) : null;
      if (!admitted || !operator || !fits || step === null) throw new Declined('wrongSignIn');
      const token = randomBytes(32).toString('base64url');
      await database.transaction(async (transaction) => {
        if (!(await store.takeCode(transaction, { name, step }))) throw new Declined('wrongSignIn');
        await attempts.clear(transaction, guesser);
        await store.deleteSessionsBefore(transaction, ago(sessionMs));
        await store.insertSession(transaction, { tokenHash: hashOf(token), operator: name, at: now() });
        await record(transaction, name, 'signed in');
      });
      sessionCookie.write(reply, token, cookies);
      deviceCookie.write(reply, known && device ? device : makeDevice(operator), cookies);
      return shown(operator);
    },

    async operatorOf(request) {
      const session = await sessionOf(request);
      const operator = session && (await store.selectOperator(database.reader, session.operator));
      if (!operator || operator.disabledAt) throw new Declined('signedOut');
      if (session.usedAt < ago(touchMs))
        await database.transaction((transaction) =>
          store.touchSession(transaction, session.tokenHash, { at: now() }),
        );
      return shown(operator);
    },

    async requireFreshCode(request, { name }) {
      const session = await sessionOf(request);
      if (!session) throw new Declined('signedOut');
      if (session.codeAt > ago(freshMs)) return;
      const code = request.headers['x-code'];
      if (typeof code !== 'string') throw new Declined('codeNeeded');
      const { tokenHash } = session;
      // By session, so that who has got hold of one does not lock the operator's others.
      const guesser = `session ${tokenHash.toString('hex')}`;
      const admitted = await attempts.admit(guesser);
      const operator = await find(name);
      const step = operator && stepOfCode(operator.codeSecret, code, now().getTime());
      if (!admitted || step === null) throw new Declined('wrongCode');
      await database.transaction(async (transaction) => {
        if (!(await store.takeCode(transaction, { name, step }))) throw new Declined('wrongCode');
        await attempts.clear(transaction, guesser);
        await store.touchSession(transaction, tokenHash, { at: now(), withCode: true });
      });
    },

    async end(request, reply) {
      const token = sessionCookie.read(request, cookies);
      sessionCookie.clear(reply, cookies);
      if (!token) return;
      await database.transaction(async (transaction) => {
        const operator = await store.deleteSession(transaction, hashOf(token));
        if (operator) await record(transaction, operator, 'signed out');
      });
    },
  };
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

const shown = ({ name, rights, remote }: store.OperatorRow): Operator => ({
  name,
  rights,
  ...(remote !== null && { remote }),
});
