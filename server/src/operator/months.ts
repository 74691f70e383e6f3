import { type CommandUnknownOpts, example, formatTable, type Terminal } from '@members/command-line';
import { closeMonth, moveMonth, selectMonths } from '../months';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

/** Lists the months that orders and entries are kept in, and closes one. */
export function addMonths(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const months = program
    .command('months')
    .description('lists the months of orders and entries; closes one that is over, moves one that is sealed')
    .addHelpText('after', example())
    .action(async () => {
      const rows = await withDatabase(env, ({ reader }) => selectMonths(reader));
      const cells = rows.map(({ name, endsAt, closedAt, space, seal }) => [
        name,
        `until ${endsAt.toISOString().slice(0, 10)}`,
        space ?? '',
        seal ? 'sealed' : closedAt ? 'closed' : 'open',
        seal ? `${seal.orders} orders, ${seal.entries} entries` : '',
        seal?.sha256 ?? '',
      ]);
      print(formatTable(cells, 'There are no months.'));
    });
  months
    .command('move')
    .description('puts a sealed month onto other disks, or back, and compares its rows with the seal')
    .argument('<month>', 'e.g. 2026_11')
    .argument('<tablespace>', 'that the owner of the tables may create in; pg_default is the database’s own')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('2026_11 archive --operator ana'))
    .action(async (month, space, options) => {
      const moving = { month, space, ...readOperation(options, env) };
      print(await withDatabase(env, (database) => moveMonth(database, moving)));
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
