import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInTurn } from '../inTurn';
import { replaceFile } from '../replaceFile';

/** Remembers the newest one-time code of each operator, across restarts too, so that a code works once. */
export async function openUsedCodes(directory: string) {
  const file = join(directory, 'used-codes.json');
  const used: Record<string, number> = await readFile(file, 'utf8').then(JSON.parse, () => ({}));
  const inTurn = createInTurn();
  return {
    /** Uses a code by the number of its 30 s. Whether it was still unused; on disk when this answers. */
    async use(name: string, step: number): Promise<boolean> {
      if (step <= (used[name] ?? 0)) return false;
      used[name] = step;
      await inTurn(() => replaceFile(file, JSON.stringify(used)));
      return true;
    },
  };
}
