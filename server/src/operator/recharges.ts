import { type CommandUnknownOpts, example, type Terminal, wholeNumber } from '@members/command-line';
import { codeOption, type Confirm } from './confirm';
import { listReceived, recordReturn } from '../recharge';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

/** Payments that a limit or a pause of their member stands against. */
export function addRecharges(program: CommandUnknownOpts, { env, print }: Terminal, confirm: Confirm): void {
  const recharges = program
    .command('recharges')
    .description('payments that came and are not credited')
    .addHelpText('after', example('list'));
  recharges
    .command('list')
    .description('those that wait for their member’s limit or pause, or are on their way back')
    .addHelpText('after', example())
    .action(async () => print(await withDatabase(env, listReceived)));
  recharges
    .command('returned')
    .description('puts on record that one was paid back at its provider by hand')
    .argument('<number>', 'of the recharge, as the list gives it', wholeNumber({ min: 0 }))
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addOption(codeOption)
    .addHelpText('after', example('17 --operator ana --reason "paid back by bank"'))
    .action(async (id, options) => {
      const operation = { id, ...readOperation(options, env) };
      await withDatabase(env, async (database) => {
        await confirm(operation.operator, options.code);
        print(await recordReturn(database, operation));
      });
    });
}
