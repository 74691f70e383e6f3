import { get, named } from '../call';
import { count, list, object, text, type Value } from '../wire/shape';
import { id, page, words } from '../wire/params';
import { video } from './videoShape';

const videoClass = object({ name: ['name', text], key: ['key', text] });

const videoPage = object({
  videos: ['data', list(video)],
  /** How many there are in the class. */
  total: ['count', count],
});

export type VideoClass = Value<typeof videoClass>;
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
