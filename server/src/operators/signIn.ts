import type { Database } from '../database';
import type { Limiter } from '../http';
import { Declined, type OfficeSignIn, type Operator, type Seal } from '../office';
import { admitAddresses } from './admitAddresses';
import { createAttempts } from './attempts';
import { officeCookie } from './cookies';
import { deviceOf, makeDevice } from './devices';
import { openedSecrets, passwordFits, stepOfCode } from './secrets';
import { createOperatorSessions } from './sessions';
import * as store from './store';

/** How long a one-time code lasts: some minutes of work on what asks for a fresh one. */
const freshMs = 5 * 60_000;

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

/** Signs operators in with password and one-time code, and recognises them by their session. */
export function createSignIn(dependencies: SignInDependencies): OfficeSignIn {
  const { database, seal, limiter, logKey, secure, now } = dependencies;
  const cookies = { secure };
  const sessions = createOperatorSessions({ database, logKey, secure, now });
  const admitAddress = admitAddresses(limiter);
  const attempts = createAttempts({ database, now });

  /** What an operator signs in with; null for nobody, and for one who is disabled or has no password. */
  async function find(name: string) {
    const row = await store.selectOperator(database.reader, name);
    const secrets = row && !row.disabledAt ? openedSecrets(seal, row) : null;
    return secrets && { name, ...secrets };
  }

  return {
    /** Strangers to a name lock strangers to it; a device on which the operator has signed in before counts by itself. */
    async start({ name: given, password, code }, request, reply) {
      await admitAddress(request);
      const name = given.toLowerCase();
      const device = deviceCookie.read(request, cookies);
      const operator = await find(name);
      const known = deviceOf(operator, device);
      const guesser = known ? `device ${known}` : `name ${name}`;
      const admitted = await attempts.admit(guesser);
      const fits = await passwordFits(operator?.passwordHash ?? null, password);
      const step = operator ? stepOfCode(operator.codeSecret, code, now().getTime()) : null;
      if (!admitted || !operator || !fits || step === null) throw new Declined('wrongSignIn');
      const signedIn = await sessions.start(
        { name, way: 'password' },
        { request, reply },
        async (transaction, { passwordHash }) => {
          // A reset in between has taken what was just checked.
          if (passwordHash !== operator.passwordHash || !(await store.takeCode(transaction, { name, step })))
            throw new Declined('wrongSignIn');
          await attempts.clear(transaction, guesser);
        },
      );
      deviceCookie.write(reply, known && device ? device : makeDevice(operator), cookies);
      return shown(signedIn);
    },

    async operatorOf(request) {
      const session = await sessions.required(request);
      const operator = await store.selectOperator(database.reader, session.operator);
      if (!operator || operator.disabledAt) throw new Declined('signedOut');
      // What a page asks by itself keeps no session alive.
      if (request.headers['x-unattended'] === undefined) await sessions.use(session);
      return shown(operator);
    },

    async requireFreshCode(request, { name }) {
      const { tokenHash, confirmedAt } = await sessions.required(request);
      if (confirmedAt > new Date(now().getTime() - freshMs)) return;
      const code = request.headers['x-code'];
      if (typeof code !== 'string') throw new Declined('codeNeeded');
      // By session, so that who has got hold of one does not lock the operator's others.
      const guesser = `session ${tokenHash.toString('hex')}`;
      const admitted = await attempts.admit(guesser);
      const operator = await find(name);
      const step = operator && stepOfCode(operator.codeSecret, code, now().getTime());
      if (!admitted || step === null) throw new Declined('wrongCode');
      await database.transaction(async (transaction) => {
        if (!(await store.takeCode(transaction, { name, step }))) throw new Declined('wrongCode');
        await attempts.clear(transaction, guesser);
        await sessions.confirm(transaction, tokenHash);
      });
    },

    end: (request, reply) => sessions.end(request, reply),
  };
}

/** An operator as the API of the office knows them. */
export const shown = ({ name, rights, remote }: store.OperatorRow): Operator => ({
  name,
  rights,
  ...(remote !== null && { remote }),
});
