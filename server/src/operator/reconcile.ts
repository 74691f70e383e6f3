import {
  CheckFailed,
  example,
  wholeNumber,
  type CommandUnknownOpts,
  type Terminal,
} from '@members/command-line';
import { createBeacon } from '../draws';
import { operatorLogKey } from '../operatorLog';
import { createProviders } from '../payments';
import { reconcile } from '../reconciliation';
import { withDatabase } from './withDatabase';

/** For a daily job. */
export function addReconcile(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('reconcile')
    .description(
      'follows every transfer to its cause, computes rounds again, compares providers’ lists; exits 1 for a difference',
    )
    .option(
      '--days <days>',
      'how far back in rounds and providers’ lists',
      wholeNumber({ min: 1, max: 9999 }),
      7,
    )
    .option('--all', 'follows everything from the first entry on')
    .addHelpText('after', example('--days 30'))
    .action(({ days, all }) =>
      withDatabase(env, async ({ reader }, config) => {
        const providers = await createProviders(config);
        const beacon = createBeacon(config);
        const differences = await reconcile({
          ...{ reader, providers, beacon, now: new Date(), days },
          logKey: operatorLogKey(config.passwordPepper),
          ...(all && { roundDays: null }),
        });
        if (differences.length > 0) throw new CheckFailed(differences.join('\n'));
        print(
          `The books are in order: ${all ? 'every entry and its cause, all rounds' : `entries with their causes and rounds of ${days} days`}, and recharges of ${days} days at providers.`,
        );
      }),
    );
}
