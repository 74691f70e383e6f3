import sharp, { type ResizeOptions } from 'sharp';

/** How large a stored picture becomes, in pixels. */
const pictureSizes = {
  avatar: { width: 320, height: 320, fit: 'cover' },
  /** As it is, but for what no screen shows. */
  message: { width: 1600, height: 1600, fit: 'inside', withoutEnlargement: true },
} as const satisfies Record<string, ResizeOptions>;
/** A bound for what decoding may cost, above what cameras take: 5000 x 5000. */
const mostPixels = 25_000_000;
const timeoutSeconds = 10;

// Of the decoders that come with the library, only those of the three formats may run.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'] });
sharp.cache(false);
sharp.concurrency(1);

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
  if (!isPicture(bytes)) return null;
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize(pictureSizes[size])
      .webp({ quality: 82 })
      .toBuffer({ resolveWithObject: true });
    return { webp: data, width: info.width, height: info.height };
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
