import { example, formatTable, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { formatTime } from '../i18n/formats';
import { latestViolations } from '../violations';
import { withDatabase } from './withDatabase';

export function addViolations(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('violations')
    .description('what the content security policy refused, by remote; anybody can send a report')
    .addHelpText('after', example())
    .action(async () => {
      const rows = await withDatabase(env, ({ reader }) => latestViolations(reader));
      const cells = rows.map(({ remote, release, directive, blocked, source, reports, lastAt }) => [
        formatTime(lastAt),
        `${reports} x`,
        `${remote || 'unknown'} ${release}`.trim(),
        directive,
        blocked || '-',
        source || '-',
      ]);
      print(formatTable(cells, 'Nothing was reported.'));
    });
}
