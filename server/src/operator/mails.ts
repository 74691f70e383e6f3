import {
  type CommandUnknownOpts,
  example,
  formatTable,
  type Terminal,
  wholeNumber,
} from '@members/command-line';
import { formatTime } from '../i18n/formats';
import { selectMails, sendMailAgain } from '../mail';
import { operatorOption, readOperation, reasonOption, withDatabase } from './withDatabase';

const listed = 200;

/** Lists the mails that have not left, without what they say, and has one sent again that was given up. */
export function addMails(program: CommandUnknownOpts, { env, print }: Terminal): void {
  const mails = program
    .command('mails')
    .description('lists the mails that have not left; send one again')
    .addHelpText('after', example())
    .action(async () => {
      const rows = await withDatabase(env, ({ reader }) => selectMails(reader, { limit: listed }));
      const cells = rows.map(({ id, kind, username, createdAt, attempts, dueAt, error }) => [
        String(id),
        kind,
        username,
        dueAt ? `waits until ${formatTime(dueAt)}` : 'given up',
        attempts === 1 ? '1 try' : `${attempts} tries`,
        formatTime(createdAt),
        error,
      ]);
      print(formatTable(cells, 'No mail waits.'));
    });
  mails
    .command('send-again')
    .description('has one tried again that was given up')
    .argument('<number>', 'of the mail, as the list gives it', wholeNumber({ min: 0 }))
    .addOption(operatorOption)
    .addOption(reasonOption)
    .addHelpText('after', example('17 --operator ana --reason "the mail server is back"'))
    .action(async (id, options) => {
      const act = readOperation(options, env);
      await withDatabase(env, (database) => sendMailAgain(database, id, act));
      print(`Mail ${id} is tried again within seconds, and given up again if it does not leave.`);
    });
}
