import type { Database } from '../database';
import { defineRoute, type Route } from '../http';
import { moreVideos, openVideo, videoClasses, videoPage } from './service';

export interface VideoDependencies {
  database: Database;
  now: () => Date;
}

/** Calls 13-16. */
export function videoRoutes({ database, now }: VideoDependencies): Route[] {
  const { reader } = database;
  return [
    defineRoute('videoClasses', ({ language }) => videoClasses(reader, language)),
    defineRoute('videos', ({ params, language }) => videoPage(reader, params, language)),
    defineRoute('video', ({ params, member, language }) =>
      openVideo(database, { videoId: params.id, memberId: member.id, now: now() }, language),
    ),
    defineRoute('moreVideos', ({ language }) => moreVideos(reader, language)),
  ];
}
