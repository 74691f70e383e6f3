import { defineRoute, defineSharedRoute, type Route } from '../http';
import type { Videos } from './service';

/** The video library: classes, pages, one video, and more of them (calls 13-16). */
export function videoRoutes(videos: Videos): Route[] {
  return [
    defineSharedRoute('videoClasses', ({ language }) => videos.classes(language)),
    defineSharedRoute('videos', ({ params, language }) => videos.page(params, language)),
    defineRoute('video', ({ params, member, language }) =>
      videos.open({ videoId: params.id, memberId: member.id }, language),
    ),
    defineSharedRoute('moreVideos', ({ language }) => videos.more(language)),
  ];
}
