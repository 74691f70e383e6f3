import { parseArgs } from 'node:util';
import { operatorName } from '../operatorLog';
import { UsageError } from './command';

/** What stands on the command line: words in their order, `--operator` (or OPERATOR), `--reason`, a command's own. */
export interface Said {
  words: readonly string[];
  /** Throws an Error of one sentence where nobody is named. */
  operator: () => string;
  reason: string;
  /** The options of the command's own, by name. */
  values: Readonly<Partial<Record<string, string>>>;
}

/** `own` names the options that this command takes beside the two of all. */
export function said(args: readonly string[], env: NodeJS.ProcessEnv, own: readonly string[] = []): Said {
  const { values, positionals } = parse(args, own);
  return {
    words: positionals,
    operator: () => operatorName(values.operator ?? env.OPERATOR),
    reason: values.reason ?? '',
    values,
  };
}

function parse(args: readonly string[], own: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries(
        ['operator', 'reason', ...own].map((name) => [name, { type: 'string' } as const]),
      ),
    });
  } catch {
    throw new UsageError();
  }
}
