import { anyNumber, count, flag, object, optional, text, type Value } from '../wire/shape';

/** ENT-06. */
export const video = object({
  id: ['id', anyNumber],
  title: ['vod_name', text],
  posterUrl: ['vod_pic', text],
  playCount: ['count', count],
  /** Length as shown, e.g. "2:14". */
  duration: ['time', text],
  /** Only in the answer of `video`. */
  playUrl: ['vod_play_url', optional(text)],
  /** True where the address to play from ends with the trial (ROLE-04). Other servers send none. */
  trial: ['is_trial', optional(flag)],
  /** WebVTT in the language of the request, for a clip that has captions. Other servers send none. */
  captionsUrl: ['captions_url', optional(text)],
});

export type Video = Value<typeof video>;
