import { mkdir, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Takes each one-time code of an operator once, in the order of their time, for all processes on the registry's
 * directory: the registry, and commands beside it. A file stands for the newest time step that was used.
 */
export function createUsedCodes(registryDirectory: string) {
  const directory = join(registryDirectory, 'used-codes');
  return {
    /** Uses up the code of a time step; resolves to false if it or a newer one was used before. */
    async use(name: string, step: number): Promise<boolean> {
      await mkdir(directory, { recursive: true, mode: 0o700 });
      try {
        // Of two at the same moment one makes the file.
        await (await open(join(directory, `${name}@${step}`), 'wx', 0o600)).close();
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
        throw error;
      }
      const steps = (await readdir(directory))
        .filter((file) => file.startsWith(`${name}@`))
        .map((file) => Number(file.slice(name.length + 1)));
      const newest = Math.max(...steps);
      const older = steps.filter((each) => each < newest);
      await Promise.all(older.map((each) => rm(join(directory, `${name}@${each}`), { force: true })));
      return newest === step;
    },
  };
}
