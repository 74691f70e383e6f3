import type { Uses } from '@members/uses';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const mostBytes = 2_000_000;
const name = z.string().max(200);
const places = z.array(z.string().max(300)).max(10);

const usesSchema = z.object({
  modules: z.array(name).max(50),
  uses: z.array(z.object({ name, code: z.string().max(10_000).regex(/^.*$/), at: places })).max(10_000),
  tokens: z.record(name, places).optional(),
});

/**
 * What a release uses of the shell, as its build wrote it into `uses.json`. Null where it does not say so, or says what
 * can't be read: then the versions that it was built with count.
 */
export async function releaseUses(directory: string): Promise<Uses | null> {
  const file = join(directory, 'uses.json');
  try {
    if ((await stat(file)).size > mostBytes) return null;
    return usesSchema.parse(JSON.parse(await readFile(file, 'utf8'))) as Uses;
  } catch {
    return null;
  }
}
