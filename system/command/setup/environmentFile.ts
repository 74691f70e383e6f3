import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Variables = Readonly<Record<string, string>>;

/** What an environment file gives; nothing where there is none. */
export const readEnvironmentFile = (file: string): Variables =>
  existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as Variables) : {};

/**
 * Sets variables in an environment file in one step, readable by its owner alone. Other lines stay as they are. Rejects
 * values that a line can't hold.
 */
export function writeEnvironmentFile(file: string, variables: Variables): void {
  const before = existsSync(file)
    ? readFileSync(file, 'utf8')
    : '# Written by npm run setup; .env.sample lists every variable.\n';
  const lines = before.replace(/\n$/, '').split('\n');
  for (const [name, value] of Object.entries(variables)) {
    const line = `${name}=${quoted(value)}`;
    const at = lines.findLastIndex((each) => new RegExp(`^\\s*(export\\s+)?${name}\\s*=`).test(each));
    if (at < 0) lines.push(line);
    else lines[at] = line;
  }
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, `${lines.join('\n')}\n`, { mode: 0o600, flag: 'wx' });
  renameSync(draft, file);
}

/** A value as a line of the file holds it: as it is where it is plain, else in quotes that it does not have itself. */
function quoted(value: string): string {
  if (/^[\w.:/@,+%?&=~-]*$/.test(value)) return value;
  const quote = ["'", '"', '`'].find((each) => !value.includes(each));
  if (!quote || value.includes('\n')) throw new Error(`The environment file can't hold the value ${value}.`);
  return `${quote}${value}${quote}`;
}
