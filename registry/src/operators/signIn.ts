import type { Registry } from '../openRegistry';
import { Refusal } from '../refusal';
import { createGuesses } from './guesses';
import { logOperators } from './logOperators';
import { followOperators, operatorsFile, type Operator } from './operatorsFile';
import { passwordFits, stepOfCode } from './secrets';
import { createSessions } from './sessions';
import { openUsedCodes } from './usedCodes';

export type SignIn = Awaited<ReturnType<typeof openSignIn>>;

/** Signs operators in with password and one-time code, and knows them by the token of their session. */
export async function openSignIn({ registry, now }: { registry: Registry; now: () => number }) {
  const operators = followOperators(operatorsFile(registry.directory), (read) =>
    logOperators(registry, read),
  );
  const usedCodes = await openUsedCodes(registry.directory);
  const guesses = createGuesses(now);
  const sessions = createSessions(now);
  const named = async (name: string) => (await operators()).find((each) => each.name === name);

  return {
    operators,
    /** Throws the same Refusal, after the same work, for a wrong name, password or code and for a locked name. */
    async start({ name, password, code }: { name: string; password: string; code: string }) {
      const admitted = guesses.admit(name);
      const operator = await named(name);
      const fits = await passwordFits(operator, password);
      const step = operator ? stepOfCode(operator.codeSecret, code, now()) : null;
      if (!admitted || !operator || !fits || step === null || !(await usedCodes.use(name, step)))
        throw new Refusal('signedOut', 'Name, password or code is wrong, or the code was used already.');
      guesses.forget(name);
      return { token: sessions.start(operator), operator };
    },
    /**
     * The operator of a session as the file says now. Throws a Refusal where there is none any more. What a page asks
     * for by itself is `unattended` and keeps no session alive.
     */
    async operatorOf(token: string | undefined, { unattended = false } = {}): Promise<Operator> {
      const session = token ? sessions.find(token, { unattended }) : null;
      const operator = session ? await named(session.name) : undefined;
      if (!operator || operator.passwordHash !== session?.passwordHash)
        throw new Refusal('signedOut', 'Sign in first.');
      return operator;
    },
    end: (token: string | undefined): void => void (token && sessions.end(token)),
  };
}
