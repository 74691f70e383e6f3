import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../root';

const built = join(root, 'shell/dist');
const read = (directory: string, file: string) => readFileSync(join(directory, file), 'utf8');

/** The build id of the shell in this checkout, as its page names it. */
export const shellId = (): string =>
  /name="?members-shell"? content="?(\w+)/.exec(read(built, 'index.html'))?.[1] ?? '';

/** Copies the build of the shell under another build id, as if it had been built anew, and answers where it is. */
export function copyShell(id: string): string {
  const directory = mkdtempSync(join(tmpdir(), 'members-shell-'));
  cpSync(built, directory, { recursive: true, filter: (file) => !/\.(map|br|gz)$/.test(file) });
  for (const file of ['index.html', 'sw.js'])
    writeFileSync(join(directory, file), read(directory, file).replaceAll(shellId(), id));
  return directory;
}
