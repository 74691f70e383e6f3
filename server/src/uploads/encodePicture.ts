import sharp from 'sharp';

/** Edge of a stored picture, in pixels. */
const edge = 320;
/** A bound for what decoding may cost, above what cameras take: 5000 x 5000. */
const mostPixels = 25_000_000;
const timeoutSeconds = 10;

// Of the decoders that come with the library, only those of the three formats may run.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);

/**
 * A square webp of 320 pixels without metadata, from a jpeg, png or webp told by its content; of a moving picture
 * the first frame. `null` for anything else, what is damaged, and what has more than 25 million pixels.
 */
export async function encodePicture(bytes: Buffer): Promise<Buffer | null> {
  if (!isPicture(bytes)) return null;
  try {
    return await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(edge, edge, { fit: 'cover' })
      .webp({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** Whether bytes begin as a jpeg, png or webp does. What they are called says nothing. */
function isPicture(bytes: Buffer): boolean {
  return (
    text(bytes, 0, 3) === '\xff\xd8\xff' ||
    text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n' ||
    (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP')
  );
}
