import { rename, writeFile } from 'node:fs/promises';

/** Writes a file that only its owner can read, in one step: a reader sees the old content or the new, never a part. */
export async function replaceFile(file: string, content: string): Promise<void> {
  await writeFile(`${file}.new`, content, { mode: 0o600 });
  await rename(`${file}.new`, file);
}
