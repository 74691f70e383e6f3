import { Worker } from 'node:worker_threads';
import { Refusal } from '../log/refusal';
import { isMap, type ReleaseFile } from './releaseFiles';

/** What a release may consist of. HTML and XML, with all that browsers open as such, could run as pages. */
const kinds =
  'js mjs css json txt svg png jpg jpeg gif webp avif ico woff woff2 ttf otf mp3 m4a ogg wav mp4 webm vtt';
const kindsOfFiles = new Set(kinds.split(' '));

/** The size that a file of a name may have, in bytes; any other may be as large as a release. */
const largest: readonly [name: RegExp, bytes: number][] = [
  [/^remote\.json$/, 64 * 1024],
  [/\.svg$/, 1024 * 1024],
];

/** Throws a Refusal for the first file that no release may have, by its name and size. */
export function assertFileKinds(files: readonly ReleaseFile[]): void {
  const paths = new Set(files.map(({ path }) => path));
  for (const { path, bytes } of files) {
    const plain = path.replace(/\.(br|gz|map)$/, '');
    if (plain !== path && !paths.has(plain))
      throw new Refusal(
        'invalid',
        `${path} is the ${isMap(path) ? 'source map' : 'compressed form'} of a file that the release does not have.`,
      );
    const kind = /[^/]\.([^./]+)$/.exec(plain)?.[1] ?? '';
    if (!kindsOfFiles.has(kind))
      throw new Refusal(
        'invalid',
        `${path} can’t be in a release: its files are scripts, styles, texts, pictures, fonts, sounds and films (${kinds.replaceAll(' ', ', ')}). What browsers open as a page, as HTML and XML, is not among them.`,
      );
    const [, most] = largest.find(([name]) => name.test(path)) ?? [];
    if (most !== undefined && bytes > most)
      throw new Refusal('invalid', `${path} has ${bytes} bytes; it may have ${most}.`);
  }
}

/** The thread may take this long, and this much memory for what it computes. */
const longestMs = 20_000;
const mostMegabytes = 64;

/** What is wrong with a file, as the end of a sentence that begins with its path. */
export interface FileProblem {
  path: string;
  problem: string;
}

/**
 * Looks into the files of a release that have to be unpacked or parsed for it: compressed files must hold the file beside
 * them, drawings nothing that runs or loads. This happens in a thread with limits, since the files may have been made to
 * keep whoever opens them busy.
 */
export async function inspectFiles(directory: string, all: readonly ReleaseFile[]): Promise<FileProblem[]> {
  const paths = new Set(all.map(({ path }) => path));
  const isInspected = ({ path }: ReleaseFile) =>
    /\.svg$/.test(path) || (/\.(br|gz)$/.test(path) && paths.has(path.replace(/\.(br|gz)$/, '')));
  if (!all.some(isInspected)) return [];
  const thread = new Worker(new URL('./inspectThread.mjs', import.meta.url), {
    workerData: { directory, all, inspected: all.filter(isInspected).map(({ path }) => path) },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    execArgv: [],
    env: {},
  });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooMuch = [{ path: 'A file', problem: 'takes too much time or memory to be read' }];
  try {
    return await new Promise<FileProblem[]>((resolve, reject) => {
      timer = setTimeout(() => resolve(tooMuch), longestMs);
      thread.once('message', resolve);
      thread.once('error', (error: NodeJS.ErrnoException) =>
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(tooMuch) : reject(error),
      );
    });
  } finally {
    clearTimeout(timer);
    await thread.terminate();
  }
}
