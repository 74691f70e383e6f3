import { createFile, MP4BoxBuffer } from 'mp4box';

/** What a file says of itself, read where it is: a film is larger than what fits in memory. */
export interface ReadableFile {
  size: number;
  read(from?: number): AsyncIterable<Buffer>;
}

/** A part of a file as it is, and by how much it moves. */
export interface Stretch {
  from: number;
  to: number;
  shift: number;
}

export interface ClipFile {
  durationMs: number;
  /** The codec that phones don't play; null where they play all of it. */
  foreignCodec: string | null;
  /** What stands at the beginning in the place of the file's own, with the index first; null where it does already. */
  head: Buffer | null;
  /** The rest, in its order. */
  stretches: Stretch[];
}

interface Box {
  type: string;
  start: number;
  end: number;
}

const mostBoxes = 100;
const largestIndex = 64 * 1024 * 1024;
/** H.264 with AAC or MP3, which every phone plays. */
const played = /^(avc[13]|mp4a)\b/;

/**
 * An MP4 file as it can be streamed: the index of its samples stands first, so that it plays before it is loaded and a
 * trial can be cut (decision 30). `null` for what is none, is damaged, or comes in fragments.
 */
export async function readClipFile(file: ReadableFile): Promise<ClipFile | null> {
  try {
    const boxes = await boxesOf(file);
    const box = (type: string) => boxes.find((each) => each.type === type);
    const [type, index, samples] = [box('ftyp'), box('moov'), box('mdat')];
    if (!type || !index || !samples || type.start !== 0 || box('moof')) return null;
    if (index.end - index.start > largestIndex) return null;
    const [start, moov] = [await bytesAt(file, type), await bytesAt(file, index)];
    const info = await infoOf(Buffer.concat([start, moov]));
    if (!info) return null;
    if (index.start < samples.start)
      return { ...info, head: null, stretches: [{ from: 0, to: file.size, shift: 0 }] };
    const shift = moov.length;
    moveChunks(moov, { before: index.start, shift });
    return {
      ...info,
      head: Buffer.concat([start, moov]),
      stretches: [
        { from: type.end, to: index.start, shift },
        { from: index.end, to: file.size, shift: 0 },
      ].filter(({ from, to }) => to > from),
    };
  } catch {
    return null;
  }
}

async function bytesAt(file: ReadableFile, { start, end }: Pick<Box, 'start' | 'end'>): Promise<Buffer> {
  const parts: Buffer[] = [];
  let wanted = end - start;
  for await (const part of file.read(start)) {
    parts.push(part.subarray(0, wanted));
    wanted -= part.length;
    if (wanted <= 0) break;
  }
  return Buffer.concat(parts);
}

/** The boxes that a file is made of. Throws for what isn't made of boxes. */
async function boxesOf(file: ReadableFile): Promise<Box[]> {
  const boxes: Box[] = [];
  for (let start = 0; start < file.size;) {
    if (boxes.length === mostBoxes) throw new Error('It has too many parts.');
    const head = await bytesAt(file, { start, end: Math.min(start + 16, file.size) });
    const box = boxAt(head, 0, file.size - start);
    boxes.push({ type: box.type, start, end: start + box.size });
    start += box.size;
  }
  return boxes;
}

/** A box by its head: four bytes of length, four of its type, and the length in eight where the first is 1. */
function boxAt(bytes: Buffer, at: number, most: number): { type: string; size: number; head: number } {
  const short = bytes.readUInt32BE(at);
  const type = bytes.toString('latin1', at + 4, at + 8);
  const size = short === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : short === 0 ? most : short;
  const head = short === 1 ? 16 : 8;
  if (size < head || size > most || !/^[\x20-\x7e©]{4}$/.test(type)) throw new Error('It is no box.');
  return { type, size, head };
}

async function infoOf(index: Buffer): Promise<Pick<ClipFile, 'durationMs' | 'foreignCodec'> | null> {
  const parser = createFile();
  let ready = false;
  parser.onReady = () => (ready = true);
  const bytes = Uint8Array.from(index).buffer;
  parser.appendBuffer(MP4BoxBuffer.fromArrayBuffer(bytes, 0));
  if (!ready) return null;
  const { duration, timescale, tracks } = parser.getInfo();
  const shown = tracks.filter(({ type }) => type === 'video' || type === 'audio');
  const durationMs = Math.round((duration / timescale) * 1000);
  if (!(durationMs > 0) || !shown.some(({ type }) => type === 'video')) return null;
  return { durationMs, foreignCodec: shown.find(({ codec }) => !played.test(codec))?.codec ?? null };
}

/** The boxes on the way to where an index says at which byte its chunks of samples stand. */
const parents = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

/** Moves the chunks before a byte, as the index says where they are. */
function moveChunks(moov: Buffer, { before, shift }: { before: number; shift: number }): void {
  const walk = (from: number, to: number) => {
    for (let at = from; at < to;) {
      const { type, size, head } = boxAt(moov, at, to - at);
      const content = at + head;
      if (parents.has(type)) walk(content, at + size);
      // Four bytes of version and flags, the number of entries, and the entries.
      const entries = type === 'stco' || type === 'co64' ? moov.readUInt32BE(content + 4) : 0;
      for (let entry = 0; entry < entries; entry++) {
        if (type === 'stco') {
          const place = content + 8 + entry * 4;
          const chunk = moov.readUInt32BE(place);
          moov.writeUInt32BE(chunk < before ? chunk + shift : chunk, place);
        } else {
          const place = content + 8 + entry * 8;
          const chunk = moov.readBigUInt64BE(place);
          moov.writeBigUInt64BE(chunk < before ? chunk + BigInt(shift) : chunk, place);
        }
      }
      at += size;
    }
  };
  walk(0, moov.length);
}
