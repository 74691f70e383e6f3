import { defineRemote, lazyScreen, screensOf } from '@members/mfe-kit';
import routes from './routes.json';

const screens = {
  '/Blank': lazyScreen(async () => (await import('./screens/blank/BlankScreen')).BlankScreen),
};

/** What the shell mounts: the lifecycles of this remote. */
export const { bootstrap, mount, unmount, preload } = defineRemote({
  name: 'mfe-blank',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, screens),
});
