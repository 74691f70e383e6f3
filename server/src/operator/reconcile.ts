import {
  CheckFailed,
  example,
  wholeNumber,
  type CommandUnknownOpts,
  type Terminal,
} from '@members/command-line';
import { createProviders } from '../payments';
import { reconcile } from '../reconciliation';
import { withDatabase } from './withDatabase';

/** For a daily job. */
export function addReconcile(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('reconcile')
    .description('compares entries, balances and providers’ lists; exits 1 for a difference')
    .option('--days <days>', 'how far back in providers’ lists', wholeNumber({ min: 1, max: 9999 }), 7)
    .addHelpText('after', example('--days 30'))
    .action(({ days }) =>
      withDatabase(env, async ({ reader }, { sandbox }) => {
        const providers = createProviders({ sandbox });
        const differences = await reconcile({ reader, providers, now: new Date(), days });
        if (differences.length > 0) throw new CheckFailed(differences.join('\n'));
        print(
          `The books are in order: entries, balances, withdrawals, and recharges of ${days} days at providers.`,
        );
      }),
    );
}
