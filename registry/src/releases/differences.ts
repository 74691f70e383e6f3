import { compressUsingDict, createCCtx, createDCtx, decompressUsingDict, init } from '@bokuweb/zstd-wasm';
import { releaseId } from '@members/mfe-kit/release';
import { LRUCache } from 'lru-cache';
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { basename, dirname, extname, join } from 'node:path';
import type { ReleaseStore } from './openReleaseStore';

/** A file of a release, e.g. `mfe-video`, `1.2.3+a1`, `js/424.01234567.js`. */
export interface FileOfRelease {
  name: string;
  id: string;
  path: string;
}

interface Asked {
  file: FileOfRelease;
  /** SHA-256 (base64) of the file that a browser has kept. */
  digest: string;
}

/** So many releases beside its own, the newest ones, are looked through for the file that a browser has kept. */
const releasesBack = 10;
/** Larger files come whole: differences are made in the process that answers. */
const mostBytes = 1024 * 1024;
/** Of zstd. Higher ones find the same here, and take longer. */
const level = 3;
/** What a body in `dcz` begins with, before the SHA-256 of the dictionary (RFC 9842, section 5). */
const magic = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** A file's path with what changes with its content left out: `js/424.*.js`. Earlier releases have ten digits in its place. */
const lasting = (path: string): string => path.replace(/\.[0-9a-f]{8,10}(?=\.\w+$)/, '.*');

const contentTypes: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'application/javascript; charset=utf-8',
};

/** Whether a file is one that pages load, with a name that has no meaning in a pattern of addresses. */
export const hasDifferences = ({ path }: FileOfRelease): boolean =>
  extname(path) in contentTypes && /^[\w./-]+$/.test(path);

/** The header by which a browser keeps a file for the same file of later releases. */
export const dictionaryHeader = ({ name, path }: FileOfRelease) => ({
  'use-as-dictionary': `match="/remotes/${name}/*/${lasting(path)}"`,
});

let zstd: Promise<{ writer: number; reader: number }> | undefined;

/** Starts zstd, once for the process: a second start would pull its memory from under the first. */
const startZstd = () => (zstd ??= init().then(() => ({ writer: createCCtx(), reader: createDCtx() })));

/**
 * The body of an answer in `dcz`: its first bytes, the digest of the file that a browser has kept, and what zstd makes of
 * both. Nothing for large files, and where it would not give the file back.
 */
async function differenceOf(file: string, kept: string, digest: string): Promise<Buffer | undefined> {
  const [content, dictionary] = await Promise.all([readFile(file), readFile(kept)]);
  if (Math.max(content.length, dictionary.length) > mostBytes) return undefined;
  const { writer, reader } = await startZstd();
  const difference = compressUsingDict(writer, content, dictionary, level);
  if (!content.equals(decompressUsingDict(reader, difference, dictionary))) return undefined;
  return Buffer.concat([magic, Buffer.from(digest, 'base64'), difference]);
}

/**
 * Tells a file of a release by what it differs in from the same file of an earlier one, to browsers that have kept that
 * (compression dictionaries, RFC 9842). Every file bears its build's name, so a release renews all of them; as a
 * difference most come in some fifty bytes.
 */
export function createDifferences({ releasesDirectory, state }: ReleaseStore) {
  // Files of releases never change.
  const digests = new LRUCache<string, string>({
    max: 10_000,
    fetchMethod: async (file) =>
      createHash('sha256')
        .update(await readFile(file))
        .digest('base64'),
  });
  /** By file and digest: a release that all open pages take at once makes each difference once. */
  const made = new LRUCache<string, Buffer, Asked>({
    maxSize: 32 * 1024 * 1024,
    sizeCalculation: ({ length }) => length,
    async fetchMethod(_key, _before, { context: { file, digest } }) {
      const kept = await findKept(file, digest);
      if (!kept) return undefined;
      return differenceOf(join(releasesDirectory, file.name, file.id, file.path), kept, digest);
    },
  });

  /** The file of another release that a browser has kept, by its digest. */
  async function findKept({ name, id, path }: FileOfRelease, digest: string): Promise<string | undefined> {
    const others = (state().releases[name] ?? []).filter((each) => each.offered && releaseId(each) !== id);
    for (const release of others.slice(-releasesBack)) {
      const directory = join(releasesDirectory, name, releaseId(release), dirname(path));
      for (const file of await readdir(directory).catch(() => [])) {
        const kept = join(directory, file);
        if (lasting(file) === lasting(basename(path)) && (await digests.fetch(kept)) === digest) return kept;
      }
    }
    return undefined;
  }

  return {
    /**
     * Body and headers of the answer to a request that names the SHA-256 of a file that the browser has kept; nothing
     * where it names none, doesn't read `dcz`, or no release that members could get has such a file.
     */
    async ofRequest(file: FileOfRelease, headers: IncomingHttpHeaders) {
      const [, digest] = /^:([\w+/]{43}=):$/.exec(String(headers['available-dictionary'])) ?? [];
      if (!digest || !/\bdcz\b/.test(String(headers['accept-encoding']))) return undefined;
      const key = `${file.name}/${file.id}/${file.path} ${digest}`;
      // What can't be read or made into a difference comes whole, or is not there.
      const body = await made.fetch(key, { context: { file, digest } }).catch(() => undefined);
      if (!body) return undefined;
      return {
        body,
        headers: { 'content-encoding': 'dcz', 'content-type': contentTypes[extname(file.path)] },
      };
    },
  };
}
