import { defineRemote, screensOf } from '@members/mfe-kit';
import { lazy } from 'react';
import routes from './routes.json';

const screens = {
  '/girls': lazy(async () => ({
    default: (await import('./screens/showcase/ShowcaseScreen')).ShowcaseScreen,
  })),
  '/Choose': lazy(async () => ({ default: (await import('./screens/cities/CitiesScreen')).CitiesScreen })),
  '/List': lazy(async () => ({
    default: (await import('./screens/companions/CompanionsScreen')).CompanionsScreen,
  })),
  '/Profile': lazy(async () => ({
    default: (await import('./screens/profile/ProfileScreen')).ProfileScreen,
  })),
  '/Logistics': lazy(async () => ({
    default: (await import('./screens/logistics/LogisticsScreen')).LogisticsScreen,
  })),
};

/** What the shell mounts: the lifecycles of this remote. */
export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-catalogue',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, screens),
});
