import { readCode } from '@members/command-line';
import type { Config } from '../config';
import type { Database } from '../database';
import { Declined, type Operator } from '../office';
import { createCodeSeal, createOperators } from '../operators';

/** How the database of an installation knows who runs a command. */
export type Identify = (database: Database, config: Config) => Identity;

export interface Identity {
  /** Rejects with an Error of one sentence for nobody. */
  operator(name: string): Promise<Operator>;
  /** Makes sure that an operator is there: by the one-time code that is given, or that is asked for at the terminal. */
  requireCode(name: string, given: string | undefined): Promise<void>;
}

/** Operators of the office, whose codes work once here and in its page. */
export const identifyOperators: Identify = (database, { passwordPepper }) => {
  const operators = createOperators({ database, seal: createCodeSeal(passwordPepper) });
  return {
    async operator(name) {
      try {
        return await operators.known(name);
      } catch (error) {
        if (!(error instanceof Declined) || (await operators.isAdministered())) throw error;
        throw new Error(
          'There is no operator yet. Whoever has the database adds the first: npm run operator -- operators add --help',
        );
      }
    },
    requireCode: async (name, given) => operators.takeCode({ name, code: await readCode(given) }, new Date()),
  };
};
