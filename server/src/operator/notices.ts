import {
  type CommandUnknownOpts,
  example,
  formatTable,
  type Terminal,
  wholeNumber,
} from '@members/command-line';
import { formatTime } from '../i18n/formats';
import { addNotice, readNotice, removeNotice, selectNotices } from '../notices';
import { readInput } from './files';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

/** Lists what /Notice shows, adds a notice from a file or removes one. */
export function addNotices(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const notices = program
    .command('notices')
    .description('lists the notices that members see, newest first; add or remove one')
    .addHelpText('after', example())
    .action(async () => {
      const rows = await withDatabase(env, ({ reader }) => selectNotices(reader));
      const cells = rows.map(({ id, createdAt, name }) => [String(id), formatTime(createdAt), name.en_us]);
      print(formatTable(cells, 'There are no notices.'));
    });
  notices
    .command('add')
    .description('shows a notice to everybody')
    .argument('<file.json>', '{"en_us": {"name": "…", "text": "…"}, "ko_ko": …}; English always')
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('pause.json --operator ana --reason upgrade'))
    .action(async (file, options) => {
      const act = readOperation(options, env);
      const notice = readNotice(await readInput(file, env));
      print(await withDatabase(env, (database) => addNotice(database, notice, act)));
    });
  notices
    .command('remove')
    .description('shows a notice no longer')
    .argument('<number>', 'as the list gives it', wholeNumber({ min: 0, max: 999_999_999 }))
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('12 --operator ana --reason "wrong day"'))
    .action(async (id, options) => {
      const act = readOperation(options, env);
      print(await withDatabase(env, (database) => removeNotice(database, id, act)));
    });
}
