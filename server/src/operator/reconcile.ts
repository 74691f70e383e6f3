import { parseArgs } from 'node:util';
import { createSandboxProvider } from '../payments';
import { reconcile } from '../reconciliation';
import { Finding, UsageError, type Command } from './command';
import { withDatabase } from './withDatabase';

/** `reconcile`: for a daily job. */
export const reconcileBooks: Command = {
  usage: [
    ['reconcile [--days 7]', 'compares entries, balances and providers’ lists; exits 1 for a difference'],
  ],
  async run(args, env) {
    const days = daysOf(args);
    return withDatabase(env, async ({ reader }, { sandboxUrl, sandboxSecret }) => {
      const providers = [createSandboxProvider({ url: sandboxUrl, secret: sandboxSecret })];
      const differences = await reconcile({ reader, providers, now: new Date(), days });
      if (differences.length > 0) throw new Finding(differences.join('\n'));
      return `The books are in order: entries, balances, withdrawals, and recharges of ${days} days at providers.`;
    });
  },
};

function daysOf(args: readonly string[]): number {
  try {
    const { values } = parseArgs({ args: [...args], options: { days: { type: 'string', default: '7' } } });
    if (!/^[1-9]\d{0,3}$/.test(values.days)) throw new UsageError();
    return Number(values.days);
  } catch {
    throw new UsageError();
  }
}
