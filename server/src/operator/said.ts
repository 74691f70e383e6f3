import { parseArgs } from 'node:util';
import { operatorName } from '../operatorLog';
import { UsageError } from './command';

/** What stands on the command line: words in their order, `--operator` (or OPERATOR) and `--reason`. */
export interface Said {
  words: readonly string[];
  /** Throws an Error of one sentence where nobody is named. */
  operator: () => string;
  reason: string;
}

export function said(args: readonly string[], env: NodeJS.ProcessEnv): Said {
  const { values, positionals } = parse(args);
  return {
    words: positionals,
    operator: () => operatorName(values.operator ?? env.OPERATOR),
    reason: values.reason ?? '',
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { operator: { type: 'string' }, reason: { type: 'string' } },
    });
  } catch {
    throw new UsageError();
  }
}
