import { CheckFailed, example, type CommandUnknownOpts, type Terminal } from '@members/command-line';
import { formatTime } from '../i18n/formats';
import { logFault, operations, operatorLogKey } from '../operatorLog';
import { withDatabase } from './withDatabase';

export function addLog(program: CommandUnknownOpts, { env, print }: Terminal): void {
  program
    .command('log')
    .description('what operators did; exits 1 if a line was changed or removed')
    .addHelpText('after', example())
    .action(() =>
      withDatabase(env, async ({ reader }, { passwordPepper }) => {
        const lines: string[] = [];
        for await (const { id, at, operator, action, subject, details } of operations(reader))
          lines.push(`${id}  ${formatTime(at)}  ${operator}  ${action}  ${subject}  ${details}`);
        const fault = await logFault(reader, operatorLogKey(passwordPepper));
        if (fault !== null) throw new CheckFailed([...lines, fault].join('\n'));
        print(lines.join('\n') || 'Nothing is on record.');
      }),
    );
}
