import type { ResizeOptions } from 'sharp';
import { decoded, formatOf } from './decoders';

/** How large a stored picture becomes, in pixels. */
const pictureSizes = {
  avatar: { width: 320, height: 320, fit: 'cover' },
  /** As it is, but for what no screen shows. */
  message: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
} as const satisfies Record<string, ResizeOptions>;
/** Above what cameras take: 5000 x 5000. */
const limits = { mostPixels: 25_000_000, timeoutSeconds: 10 };

export interface EncodedPicture {
  webp: Buffer;
  width: number;
  height: number;
}

/**
 * A webp of one of the sizes and without metadata, from a jpeg, png or webp told by its content; of a moving picture
 * the first frame. `null` for anything else, what is damaged, and what has more than 25 million pixels.
 */
export async function encodePicture(
  bytes: Buffer,
  size: keyof typeof pictureSizes,
): Promise<EncodedPicture | null> {
  const format = formatOf(bytes);
  if (format === null || format === 'avif') return null;
  try {
    const { data, info } = await decoded(bytes, limits)
      .resize(pictureSizes[size])
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
  } catch {
    return null;
  }
}
