import { decoded, formatOf } from './decoders';

/** Edge of a stored picture, in pixels. */
const edge = 320;
/** Above what cameras take: 5000 x 5000. */
const limits = { mostPixels: 25_000_000, timeoutSeconds: 10 };

/**
 * A square webp of 320 pixels without metadata, from a jpeg, png or webp told by its content; of a moving picture
 * the first frame. `null` for anything else, what is damaged, and what has more than 25 million pixels.
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer | null> {
  const format = formatOf(bytes);
  if (format === null || format === 'avif') return null;
  try {
    return await decoded(bytes, limits).resize(edge, edge, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    return null;
  }
}
