import { startOf } from '@members/contract';
import { join } from 'node:path';
import type { Reader } from '../database';
import type { ClipAddresses } from './clipAddresses';
import type { LocalClips } from './localClips';
import * as store from './store';
import { createReadStream } from 'node:fs';
import { createFile, MP4BoxBuffer } from 'mp4box';

/** What a member may watch; `null` for nobody and for a member whose account is offline. */
export type VideoAccessOf = (
  reader: Reader,
  memberId: number,
) => Promise<{ full: boolean; trialSeconds: number } | null>;

export interface ClipDependencies {
  reader: Reader;
  addresses: ClipAddresses;
  videoAccessOf: VideoAccessOf;
  clipsDir: string;
  /** Copies of what operators have sent; without them there are the files of the directory alone. */
  localClips?: LocalClips | undefined;
  /** Drafts, and the access of who looks at them. */
  preview?: { memberId: number; reader: Reader };
  now: () => Date;
}

/** A file to send, and how many of its bytes; all of them without `bytes`. */
export interface ClipToSend {
  file: string;
  directory: string;
  bytes: number | null;
  /** Seconds for which the member's own browser may keep it. */
  keepSeconds: number;
}

/** The player looks every 2 s whether the trial is over (PLAY-07), in which double speed plays 4 s. */
const reserveSeconds = 4;

/**
 * What stands behind a signed address: the clip, or of a trial the part of it that the trial may show, from the
 * beginning of the file to the trial's end and a reserve. The rest of the clip is not in it.
 */
export function createClips(dependencies: ClipDependencies) {
  const { reader, addresses, videoAccessOf, clipsDir, localClips, preview, now } = dependencies;
  const trialBytes = remembered(bytesUntil);
  return {
    /** `refused`: the address does not allow it. `missing`: it does, and there is no such file. */
    async find(address: Parameters<ClipAddresses['read']>[0]): Promise<ClipToSend | 'refused' | 'missing'> {
      const right = addresses.read(address, now());
      if (!right) return 'refused';
      const isPreview = preview?.memberId === right.memberId;
      const [video, access] = await Promise.all([
        store.find(isPreview ? preview.reader : reader, right.videoId),
        isPreview ? { full: true } : videoAccessOf(reader, right.memberId),
      ]);
      if (!video || !access) return 'refused';
      const { trialSeconds, expiresAt } = right;
      const directory = (await localClips?.directoryOf(video.clipFile)) ?? clipsDir;
      const endsAt = startOf(video.durationSeconds) + (trialSeconds ?? Infinity) + reserveSeconds;
      const path = join(directory, video.clipFile);
      const bytes = trialSeconds === null ? null : await trialBytes(path, endsAt).catch(orMissing);
      if (bytes === 'missing') return bytes;
      return {
        file: video.clipFile,
        directory,
        bytes,
        keepSeconds: Math.floor((expiresAt.getTime() - now().getTime()) / 1000),
      };
    },
  };
}

export type Clips = ReturnType<typeof createClips>;

function orMissing(error: unknown): 'missing' {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 'missing';
  throw error;
}

/** Asks once per file and second; what failed is asked again. */
function remembered(ask: (file: string, seconds: number) => Promise<number>) {
  const answers = new Map<string, Promise<number>>();
  return (file: string, seconds: number): Promise<number> => {
    const key = `${seconds} ${file}`;
    const known = answers.get(key);
    if (known) return known;
    const answer = ask(file, seconds);
    answers.set(key, answer);
    answer.catch(() => answers.delete(key));
    return answer;
  };
}

/**
 * How many bytes from the beginning of an MP4 file hold everything up to a second. Reads no further than the
 * file's index, which stands first in files made for streaming (`faststart`). Throws for what is no MP4 file.
 */
export async function bytesUntil(path: string, seconds: number): Promise<number> {
  const file = createFile();
  let known = false;
  file.onReady = () => (known = true);
  let position = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    const bytes = chunk.buffer.slice(chunk.byteOffset, chunk.byteOffset + chunk.byteLength) as ArrayBuffer;
    file.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, position));
    position += chunk.byteLength;
    if (known) break;
  }
  if (!known) throw new Error(`${path} has no index of its samples.`);
  const ends = file
    .getInfo()
    .tracks.flatMap(({ id }) => file.getTrackSamplesInfo(id))
    .filter(({ dts, timescale }) => dts / timescale < seconds)
    .map(({ offset, size }) => offset + size);
  return Math.max(0, ...ends);
}
