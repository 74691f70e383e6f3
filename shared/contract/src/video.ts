import { flag, list, number, text, wire } from './read';

/** Calls 13-16 (ENT-06). */
export interface VideoClass {
  name: string;
  key: string;
}

export interface Video {
  id: number;
  title: string;
  posterUrl: string;
  playCount: number;
  /** Length as shown, e.g. "2:14". */
  duration: string;
  /** Only in the answer of call 15. */
  playUrl: string | null;
  /** The address to play from ends with the trial (ROLE-04). An addition: other servers send none. */
  trial: boolean;
  /** WebVTT in the language of the request, for a clip that has captions. An addition. */
  captionsUrl: string | null;
}

export interface VideoPage {
  videos: Video[];
  /** How many there are in the class. */
  total: number;
}

export function readVideo(value: unknown): Video {
  const video = wire(value);
  return {
    id: number(video.id),
    title: text(video.vod_name),
    posterUrl: text(video.vod_pic),
    playCount: number(video.count),
    duration: text(video.time),
    playUrl: text(video.vod_play_url) || null,
    trial: flag(video.is_trial),
    captionsUrl: text(video.captions_url) || null,
  };
}

export const readVideos = (value: unknown): Video[] => list(value, readVideo);

export function readVideoPage(value: unknown): VideoPage {
  return { videos: readVideos(wire(value).data), total: number(wire(value).count) };
}

export const readVideoClasses = (value: unknown): VideoClass[] =>
  list(value, (item) => ({ name: text(wire(item).name), key: text(wire(item).key) }));
