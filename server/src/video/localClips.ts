import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Reader } from '../database';
import * as store from './clipStore';

/** Names of clips that operators have sent; others are files in the directory of the clips. */
const sentClip = /^[\w-]{22}\.mp4$/;

/**
 * This server's copies of the clips that are in the database: each is copied once, when it is first asked for, so that
 * films are sent from disk and not by the connections that bets need.
 */
export function createLocalClips({ reader, directory }: { reader: Reader; directory: string }) {
  const copying = new Map<string, Promise<boolean>>();

  async function copy(file: string): Promise<boolean> {
    if (await isThere(join(directory, file))) return true;
    const size = await store.clipSize(reader, file);
    if (size === null) return false;
    await mkdir(directory, { recursive: true });
    const unfinished = join(directory, `${file}.${process.pid}`);
    try {
      await pipeline(Readable.from(partsOf(file, size)), createWriteStream(unfinished));
      await rename(unfinished, join(directory, file));
    } finally {
      await rm(unfinished, { force: true });
    }
    return true;
  }

  async function* partsOf(file: string, size: number): AsyncGenerator<Buffer> {
    for (let start = 0; start < size;) {
      const part = await store.selectPart(reader, { file, start });
      if (!part) throw new Error(`A part of the clip ${file} is missing.`);
      yield part;
      start += part.length;
    }
  }

  return {
    /** The directory that has a clip; null for one that nobody has sent. */
    async directoryOf(file: string): Promise<string | null> {
      if (!sentClip.test(file)) return null;
      const under = copying.get(file) ?? copy(file).finally(() => copying.delete(file));
      copying.set(file, under);
      return (await under) ? directory : null;
    },
  };
}

export type LocalClips = ReturnType<typeof createLocalClips>;

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
