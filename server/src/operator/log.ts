import { formatTime } from '../formatTime';
import { brokenLine, operations } from '../operatorLog';
import { Finding, UsageError, type Command } from './command';
import { withDatabase } from './withDatabase';

/** `log`: what operators did, and whether the chain of hashes is whole. */
export const log: Command = {
  usage: [['log', 'what operators did; exits 1 where a line was changed or taken out']],
  async run(args, env) {
    if (args.length > 0) throw new UsageError();
    return withDatabase(env, async ({ reader }) => {
      const lines: string[] = [];
      for await (const { id, at, operator, action, subject, details } of operations(reader))
        lines.push(`${id}  ${formatTime(at)}  ${operator}  ${action}  ${subject}  ${details}`);
      const broken = await brokenLine(reader);
      if (broken !== null) throw new Finding([...lines, `The chain is broken at line ${broken}.`].join('\n'));
      return lines.join('\n') || 'Nothing is on record.';
    });
  },
};
