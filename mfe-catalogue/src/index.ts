import { defineRemote, screensOf } from '@members/mfe-kit';
import routes from './routes.json';

/** What the shell mounts: the lifecycles of this remote. Routes without a screen here show that they are coming. */
export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-catalogue',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, {}),
});
