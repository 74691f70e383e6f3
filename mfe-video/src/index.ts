import { defineRemote, screensOf } from '@members/mfe-kit';
import { lazy } from 'react';
import routes from './routes.json';

const screens = {
  '/Video': lazy(async () => ({ default: (await import('./screens/videos/VideosScreen')).VideosScreen })),
  '/PlayVideo': lazy(async () => ({ default: (await import('./screens/player/PlayerScreen')).PlayerScreen })),
};

/** What the shell mounts: the lifecycles of this remote. Routes without a screen here show that they are coming. */
export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-video',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, screens),
});
