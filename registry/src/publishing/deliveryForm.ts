import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ReleaseFile } from '../releases/releaseFiles';

/** The form with which a release is uploaded: its signed statement, then each file under its path. */
export async function deliveryForm(
  directory: string,
  { signed, files }: { signed: string; files: readonly ReleaseFile[] },
): Promise<FormData> {
  const form = new FormData();
  form.append('release', signed);
  for (const { path } of files)
    form.append(path, new Blob([await readFile(join(directory, path))]), basename(path));
  return form;
}
