import { get, named } from '../call';
import { anyNumber, count, flag, list, object, optional, text, type Value } from '../wire/shape';
import { id, page, words } from '../wire/params';

const videoClass = object({ name: ['name', text], key: ['key', text] });

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

const videoPage = object({
  videos: ['data', list(video)],
  /** How many there are in the class. */
  total: ['count', count],
});

export type VideoClass = Value<typeof videoClass>;
export type Video = Value<typeof video>;
export type VideoPage = Value<typeof videoPage>;

export const videoCalls = named({
  videoClasses: get({ no: 13, path: '/video/itemlist', answer: list(videoClass), kept: true }),
  videos: get({
    no: 14,
    path: '/video/getVideoList',
    params: { classKey: ['id', words(40)], page: ['page', page(1, 1_000_000)] },
    answer: videoPage,
    kept: true,
  }),
  video: get({
    no: 15,
    path: '/video/getVideoInfo',
    access: 'member',
    params: { id: ['id', id] },
    answer: video,
    refusals: ['notFound'],
  }),
  moreVideos: get({
    no: 16,
    path: '/video_get_more_item',
    aliases: ['/video/getVideoMoreItem'],
    access: 'member',
    answer: list(video),
  }),
});
