import type { Sharp } from 'sharp';
import { decoded, formatOf } from './decoders';

/** Widths in pixels: half of a phone's screen, all of it, and both where three pixels make one. */
export const pictureWidths = [320, 640, 960, 1280] as const;
export type PictureWidth = (typeof pictureWidths)[number];

export interface PictureFile {
  format: 'avif' | 'webp' | 'jpeg' | 'png';
  width: number;
  content: Buffer;
}

export interface MadePicture {
  /** Of what was sent, the right way up. */
  width: number;
  height: number;
  /** A webp of some pixels as base64, to stand there until the picture does; empty for one with holes. */
  placeholder: string;
  files: PictureFile[];
}

/** Phones of today take 48 million. */
const limits = { mostPixels: 60_000_000, timeoutSeconds: 60 };
const largest = pictureWidths.at(-1)!;

/**
 * A picture in every width that it is large enough for, as AVIF and WebP, and once as what every program reads. Nothing
 * of the sent bytes is kept, its metadata neither. `null` for no picture that can be read.
 */
export async function makePicture(bytes: Buffer): Promise<MadePicture | null> {
  if (formatOf(bytes) === null) return null;
  try {
    // Decoded once: all sizes are made from the largest.
    const { data, info } = await decoded(bytes, limits)
      .resize({ width: largest, withoutEnlargement: true })
      .toColourspace('srgb')
      .png({ compressionLevel: 1 })
      .toBuffer({ resolveWithObject: true });
    const source = () => decoded(data, limits);
    const [{ width, height }, hasHoles] = await Promise.all([
      sizeOf(bytes),
      source()
        .stats()
        .then(({ isOpaque }) => !isOpaque),
    ]);
    const files: PictureFile[] = [];
    const add = async (format: PictureFile['format'], at: number, picture: Sharp) =>
      files.push({ format, width: at, content: await picture.toBuffer() });
    for (const at of new Set(pictureWidths.map((each) => Math.min(each, info.width)))) {
      const resized = () => source().resize({ width: at });
      await add('avif', at, resized().avif({ quality: 50, effort: 2 }));
      await add('webp', at, resized().webp({ quality: 78 }));
    }
    const whole = source();
    if (hasHoles) await add('png', info.width, whole.png({ compressionLevel: 9 }));
    else await add('jpeg', info.width, whole.jpeg({ quality: 80, mozjpeg: true }));
    return { width, height, placeholder: hasHoles ? '' : await placeholderOf(source()), files };
  } catch {
    return null;
  }
}

async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { autoOrient } = await decoded(bytes, limits).metadata();
  return autoOrient;
}

const placeholderOf = async (picture: Sharp): Promise<string> =>
  (await picture.resize(12, 12, { fit: 'inside' }).webp({ quality: 20, effort: 6 }).toBuffer()).toString(
    'base64',
  );
