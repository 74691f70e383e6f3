import { z } from 'zod';
import { change, read } from '../call';

/** Where files are sent in pieces, by the protocol of tus (https://tus.io); behind `/api` as the calls are. */
export const uploadPath = '/files';
/** The largest picture and the largest clip, and what a file of lines may have. */
export const largestBytes = { picture: 25 * 1024 * 1024, clip: 1024 ** 3, lines: 25 * 1024 * 1024 } as const;

/** A file that has been sent: the last part of its address. */
export const upload = z.string().regex(/^[\w-]{22}$/);
/** Of the member API's origin, as fields of content have it. */
const address = z.string();

export const contentFileCalls = {
  /** Makes a picture in the sizes and formats that phones take. */
  addPicture: change({
    path: '/content/picture',
    right: 'content.change',
    params: z.object({ upload }),
    answer: z.object({ address, width: z.number().int(), height: z.number().int() }),
    records: ['picture added'],
  }),
  /** Takes a clip that phones play, and makes a poster of it where the server can; it is empty where not. */
  addClip: change({
    path: '/content/clip',
    right: 'content.change',
    params: z.object({ upload }),
    answer: z.object({
      file: z.string(),
      durationSeconds: z.number().int(),
      posterUrl: address.or(z.literal('')),
    }),
    records: ['clip added'],
  }),
  /** Captions to be edited as text, whether they were brought here or are of the sample. */
  captions: read({
    path: '/content/captions',
    right: 'content.see',
    params: z.object({ address: z.string().min(1).max(300) }),
    answer: z.object({ vtt: z.string() }),
  }),
  /** Takes WebVTT and answers where it is. */
  addCaptions: change({
    path: '/content/captions/add',
    right: 'content.change',
    bodyBytes: 1024 * 1024,
    params: z.object({ vtt: z.string().max(500_000) }),
    answer: z.object({ address }),
    records: ['captions added'],
  }),
};
