import { defineRemote, screensOf } from '@members/mfe-kit';
import { lazy } from 'react';
import routes from './routes.json';

const screens = {
  '/Blank': lazy(async () => ({ default: (await import('./screens/blank/BlankScreen')).BlankScreen })),
};

/** What the shell mounts: the lifecycles of this remote. */
export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-blank',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, screens),
});
