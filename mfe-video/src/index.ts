import { defineRemote, lazyScreen, screensOf } from '@members/mfe-kit';
import routes from './routes.json';

const screens = {
  '/Video': lazyScreen(async () => (await import('./screens/videos/VideosScreen')).VideosScreen),
  '/PlayVideo': lazyScreen(async () => (await import('./screens/player/PlayerScreen')).PlayerScreen),
};

/** What the shell mounts: the lifecycles of this remote. */
export const { bootstrap, mount, unmount, preload } = defineRemote({
  name: 'mfe-video',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, screens),
});
