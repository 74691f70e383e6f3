import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that its owner alone can read: beside it first and renamed, so that a reader finds the old or the new. */
export async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
