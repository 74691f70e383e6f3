import sharp from 'sharp';

// Of the decoders that come with the library, only those of the formats that are taken may run.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    ...['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadWebp'],
    // AVIF, of operators alone.
    'VipsForeignLoadHeif',
  ],
});
sharp.cache(false);
sharp.concurrency(1);

export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif';

const text = (bytes: Buffer, from: number, to: number) => bytes.toString('latin1', from, to);

/** What bytes begin as; null for no picture that is taken. What they are called says nothing. */
export function formatOf(bytes: Buffer): PictureFormat | null {
  if (text(bytes, 0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return 'webp';
  // The first brand, or one of those after it.
  if (text(bytes, 4, 8) === 'ftyp' && text(bytes, 8, 40).includes('avif')) return 'avif';
  return null;
}

export interface DecodingLimits {
  /** A small file can't become a large picture: more are refused from the header. */
  mostPixels: number;
  timeoutSeconds: number;
}

/** A picture the right way up, without metadata unless it is asked for. Reading it rejects for what is damaged. */
export const decoded = (bytes: Buffer, { mostPixels, timeoutSeconds }: DecodingLimits) =>
  sharp(bytes, { limitInputPixels: mostPixels, failOn: 'error' })
    .timeout({ seconds: timeoutSeconds })
    .autoOrient();
