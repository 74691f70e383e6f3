import { formatTime } from '../formatTime';
import { latestViolations } from '../violations';
import { columns } from './columns';
import { UsageError, type Command } from './command';
import { withDatabase } from './withDatabase';

/** `violations`: what browsers reported that the page's policy refused, with the remote that it came from. */
export const violations: Command = {
  usage: [['violations', 'what the content security policy refused, by remote; anybody can send a report']],
  async run(args, env) {
    if (args.length > 0) throw new UsageError();
    return withDatabase(env, async ({ reader }) => {
      const rows = await latestViolations(reader);
      const lines = rows.map(({ remote, release, directive, blocked, source, reports, lastAt }) => [
        formatTime(lastAt),
        `${reports} x`,
        `${remote || 'unknown'} ${release}`.trim(),
        directive,
        blocked || '-',
        source || '-',
      ]);
      return columns(lines, 'Nothing was reported.');
    });
  },
};
