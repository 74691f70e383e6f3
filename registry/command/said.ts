import { parseArgs } from 'node:util';
import { UsageError } from './command';

/** What stands on the command line: words in their order, options by name. */
export interface Said {
  words: readonly string[];
  values: Readonly<Partial<Record<string, string>>>;
  flags: ReadonlySet<string>;
}

/** Reads the arguments of a command; `--url` is an option of all. Throws UsageError for any other than those named. */
export function said(
  args: readonly string[],
  own: { options?: readonly string[]; flags?: readonly string[] } = {},
): Said {
  const { options = [], flags = [] } = own;
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: Object.fromEntries([
        ...['url', ...options].map((name) => [name, { type: 'string' } as const]),
        ...flags.map((name) => [name, { type: 'boolean' } as const]),
      ]),
    });
    const texts = Object.entries(values).filter((entry) => typeof entry[1] === 'string');
    const on = Object.entries(values).filter((entry) => entry[1] === true);
    return {
      words: positionals,
      values: Object.fromEntries(texts) as Record<string, string>,
      flags: new Set(on.map(([name]) => name)),
    };
  } catch {
    throw new UsageError();
  }
}
