import { type CommandUnknownOpts, example, formatTable, type Terminal } from '@members/command-line';
import { selectGames, setGameOpen } from '../lottery';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

/** Lists the games, opens or closes one for everybody (D34). */
export function addGames(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const games = program
    .command('games')
    .description('lists the games; close or open one')
    .addHelpText('after', example())
    .action(async () => {
      const rows = await withDatabase(env, ({ reader }) => selectGames(reader));
      const cells = rows.map(({ key, open, roundMs, name }) => [
        key,
        open ? 'open' : 'closed',
        `${roundMs / 1000} s`,
        name.en_us,
      ]);
      print(formatTable(cells, 'There are no games.'));
    });
  games
    .command('close')
    .description('takes no more orders; its open round goes on to its end')
    .argument('<key>', 'e.g. k3-1m')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('k3-1m --operator ana --reason "late beacon"'))
    .action(async (key, options) => {
      const operation = { key, open: false, ...readOperation(options, env) };
      print(await withDatabase(env, (database) => setGameOpen(database, operation)));
    });
  games
    .command('open')
    .description('takes orders again')
    .argument('<key>', 'e.g. k3-1m')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('k3-1m --operator ana'))
    .action(async (key, options) => {
      const operation = { key, open: true, ...readOperation(options, env) };
      print(await withDatabase(env, (database) => setGameOpen(database, operation)));
    });
}
