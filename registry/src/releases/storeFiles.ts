import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Refusal } from '../log/refusal';
import type { ReleaseFile } from './releaseFiles';

/** A file that is being received. */
export interface IncomingFile {
  path: string;
  content: Readable;
}

/**
 * Writes the files of a release into a directory; resolves once all are on disk. `files` must be exactly the `expected`
 * ones, whose paths the caller has validated. Rejects with a Refusal, or with the error of reading, and removes the
 * directory.
 */
export async function storeFiles(
  directory: string,
  expected: readonly ReleaseFile[],
  files: AsyncIterable<IncomingFile>,
): Promise<void> {
  const missing = new Map(expected.map((file) => [file.path, file]));
  try {
    for await (const { path, content } of files) {
      const file = missing.get(path);
      if (!file) throw new Refusal('invalid', `${path} is not a file of the release, or came twice.`);
      missing.delete(path);
      const target = join(directory, path);
      await mkdir(dirname(target), { recursive: true });
      await pipeline(content, verify(file), createWriteStream(target, { flush: true }));
    }
    const [path] = missing.keys();
    if (path) throw new Refusal('invalid', `${path} is missing.`);
    await syncDirectory(directory);
  } catch (error) {
    await rm(directory, { recursive: true, force: true });
    throw error;
  }
}

/** Passes bytes on. Fails at the first byte too many, and at the end if they are not the file's. */
function verify({ path, integrity, bytes }: ReleaseFile): Transform {
  const hash = createHash('sha256');
  let seen = 0;
  const mismatch = () => new Refusal('invalid', `${path} is not the file that the team has signed.`);
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      hash.update(chunk);
      if (seen > bytes) done(mismatch());
      else done(null, chunk);
    },
    flush(done) {
      const fits = seen === bytes && `sha256-${hash.digest('base64')}` === integrity;
      done(fits ? null : mismatch());
    },
  });
}

/** Moves a stored release to its final directory; resolves once the new name is on disk. */
export async function moveRelease(from: string, to: string): Promise<void> {
  await mkdir(dirname(to), { recursive: true });
  await rm(to, { recursive: true, force: true });
  await rename(from, to);
  await syncDirectory(dirname(to));
}

async function syncDirectory(directory: string): Promise<void> {
  const handle = await open(directory, 'r');
  await handle.sync().finally(() => handle.close());
}
