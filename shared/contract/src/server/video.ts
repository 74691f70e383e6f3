import { z } from 'zod';
import type { Video, VideoClass, VideoPage } from '../video';

export const videoData = z.strictObject({
  id: z.number(),
  vod_name: z.string(),
  vod_pic: z.string(),
  count: z.number().int().min(0),
  time: z.string(),
  vod_play_url: z.string().optional(),
  is_trial: z.literal(1).optional(),
  captions_url: z.string().optional(),
});
export const videosData = z.array(videoData);
export const videoPageData = z.strictObject({ data: videosData, count: z.number().int().min(0) });
export const videoClassesData = z.array(z.strictObject({ name: z.string(), key: z.string() }));

export const writeVideo = (video: Video): z.infer<typeof videoData> => ({
  id: video.id,
  vod_name: video.title,
  vod_pic: video.posterUrl,
  count: video.playCount,
  time: video.duration,
  ...(video.playUrl === null ? {} : { vod_play_url: video.playUrl }),
  ...(video.trial && { is_trial: 1 as const }),
  ...(video.captionsUrl === null ? {} : { captions_url: video.captionsUrl }),
});
export const writeVideos = (videos: Video[]) => videos.map(writeVideo);
export const writeVideoPage = (page: VideoPage): z.infer<typeof videoPageData> => ({
  data: writeVideos(page.videos),
  count: page.total,
});
export const writeVideoClasses = (classes: VideoClass[]): z.infer<typeof videoClassesData> =>
  classes.map(({ name, key }) => ({ name, key }));
