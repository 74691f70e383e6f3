import { createReadStream } from 'node:fs';
import { createFile, MP4BoxBuffer } from 'mp4box';

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
