import { type CommandUnknownOpts, example, formatTable, type Terminal } from '@members/command-line';
import { closeMonth, selectMonths } from '../months';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

/** Lists the months that orders and entries are kept in, and closes one. */
export function addMonths(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const months = program
    .command('months')
    .description('lists the months of orders and entries; close one that is over')
    .addHelpText('after', example())
    .action(async () => {
      const rows = await withDatabase(env, ({ reader }) => selectMonths(reader));
      const cells = rows.map(({ name, endsAt, closedAt, seal }) => [
        name,
        `until ${endsAt.toISOString().slice(0, 10)}`,
        seal ? 'sealed' : closedAt ? 'closed' : 'open',
        seal ? `${seal.orders} orders, ${seal.entries} entries` : '',
        seal?.sha256 ?? '',
      ]);
      print(formatTable(cells, 'There are no months.'));
    });
  months
    .command('close')
    .description('books nothing more in it and seals it, when all of its orders are settled')
    .argument('<month>', 'e.g. 2026_11')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('2026_11 --operator ana'))
    .action(async (month, options) => {
      const closing = { month, ...readOperation(options, env) };
      print(await withDatabase(env, (database) => closeMonth(database, closing)));
    });
}
