import { deviceOf, makeDevice } from '@members/server';
import type { RegistryLog } from '../log/openRegistryLog';
import { Refusal } from '../log/refusal';
import { createLockout } from './lockout';
import { operatorsFile, watchOperators, type Operator } from './operatorsFile';
import { passwordFits, stepOfCode } from './secrets';
import { createSessions } from './sessions';
import { createUsedCodes } from './usedCodes';

export type SignIn = ReturnType<typeof openSignIn>;

interface SignInOptions {
  registry: RegistryLog;
  /** Whether operators come over TLS alone. */
  secure: boolean;
  now: () => number;
}

interface SignInAttempt {
  name: string;
  password: string;
  code: string;
  /** The token of `makeDevice` that the browser keeps. */
  device: string | undefined;
}

/** Signs operators in with password and one-time code, and recognises them by the token of their session. */
export function openSignIn({ registry, secure, now }: SignInOptions) {
  const operators = watchOperators(operatorsFile(registry.directory), (read) => logOperators(registry, read));
  const usedCodes = createUsedCodes(registry.directory);
  const lockout = createLockout(now);
  /** By session, so that who has got hold of one does not lock the operator's others. */
  const codeLockout = createLockout(now);
  const sessions = createSessions(now);
  const findOperator = async (name: string) => (await operators()).find((each) => each.name === name);

  return {
    secure,
    operators,
    /**
     * Rejects with the same Refusal, after the same work, for a wrong name, password or code and during a lock. Strangers
     * to a name lock strangers to it; a device on which the operator has signed in before counts by itself.
     */
    async start({ name, password, code, device }: SignInAttempt) {
      const operator = await findOperator(name);
      const known = deviceOf(operator ?? null, device);
      const guesser = known ? `device ${known}` : `name ${name}`;
      const admitted = lockout.admit(guesser);
      const fits = await passwordFits(operator, password);
      const step = operator ? stepOfCode(operator.codeSecret, code, now()) : null;
      if (!admitted || !operator || !fits || step === null || !(await usedCodes.use(name, step)))
        throw new Refusal('signedOut', 'Name, password or code is wrong, or the code was used already.');
      lockout.reset(guesser);
      const deviceToken = known && device ? device : makeDevice(operator);
      return { token: sessions.start(operator), deviceToken, operator };
    },
    /**
     * The operator of a session, as the file has them now. Rejects with a Refusal if there is no such session or
     * operator. A request that a page sends by itself is `unattended` and does not keep the session alive.
     */
    async operatorOf(token: string | undefined, { unattended = false } = {}): Promise<Operator> {
      const session = token ? sessions.find(token, { unattended }) : null;
      const operator = session ? await findOperator(session.name) : undefined;
      if (!operator || operator.passwordHash !== session?.passwordHash)
        throw new Refusal('signedOut', 'Sign in first.');
      return operator;
    },
    /**
     * Makes sure that the operator of a session has given a one-time code within the last minutes, or gives one now.
     * Rejects with a Refusal that asks for a code, without one or for one that is wrong or was used already.
     */
    async requireFreshCode(token: string, code: string | undefined, operator: Operator): Promise<void> {
      if (sessions.isFresh(token)) return;
      if (code === undefined) throw codeRefusal('This asks for a fresh one-time code.');
      const { name, codeSecret } = operator;
      const admitted = codeLockout.admit(token);
      const step = stepOfCode(codeSecret, code, now());
      if (!admitted || step === null || !(await usedCodes.use(name, step)))
        throw codeRefusal('The one-time code is wrong, or was used already.');
      codeLockout.reset(token);
      sessions.refresh(token);
    },
    end: (token: string | undefined): void => void (token && sessions.end(token)),
  };
}

const codeRefusal = (sentence: string) => new Refusal('code', sentence, { codeNeeded: true });

const operatorsChanged = {
  actor: { kind: 'registry', name: 'operators' },
  why: 'The operators’ file was changed',
} as const;

/** Records names, rights and remotes of the operators, if they differ from what the log says. */
export async function logOperators(registry: RegistryLog, read: readonly Operator[]): Promise<void> {
  const operators = read.map(({ name, rights, remote }) => ({
    name,
    rights,
    ...(remote !== undefined && { remote }),
  }));
  if (JSON.stringify(operators) === JSON.stringify(registry.state().operators)) return;
  await registry.change(operatorsChanged, () => ({ kind: 'operatorsChanged', operators }));
}
