import { defineRemote, lazyScreen, screensOf } from '@members/mfe-kit';
import routes from './routes.json';

const screens = {
  '/girls': lazyScreen(async () => (await import('./screens/showcase/ShowcaseScreen')).ShowcaseScreen),
  '/Choose': lazyScreen(async () => (await import('./screens/cities/CitiesScreen')).CitiesScreen),
  '/List': lazyScreen(async () => (await import('./screens/companions/CompanionsScreen')).CompanionsScreen),
  '/Profile': lazyScreen(async () => (await import('./screens/profile/ProfileScreen')).ProfileScreen),
  '/Logistics': lazyScreen(async () => (await import('./screens/logistics/LogisticsScreen')).LogisticsScreen),
};

/** What the shell mounts: the lifecycles of this remote. */
export const { bootstrap, mount, unmount, preload } = defineRemote({
  name: 'mfe-catalogue',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, screens),
});
