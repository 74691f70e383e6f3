import { defineRoute, type Route } from '../http';
import { moreVideos, openVideo, videoClasses, videoPage, type PlayDependencies } from './service';

export interface VideoDependencies extends PlayDependencies {
  now: () => Date;
}

/** The video library: classes, pages, one video, and more of them (calls 13-16). */
export function videoRoutes({ now, ...dependencies }: VideoDependencies): Route[] {
  const { reader } = dependencies.database;
  return [
    defineRoute('videoClasses', ({ language }) => videoClasses(reader, language)),
    defineRoute('videos', ({ params, language }) => videoPage(reader, params, language)),
    defineRoute('video', ({ params, member, language }) =>
      openVideo(dependencies, { videoId: params.id, memberId: member.id, now: now() }, language),
    ),
    defineRoute('moreVideos', ({ language }) => moreVideos(reader, language)),
  ];
}
