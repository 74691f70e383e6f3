import { defineRemote, screensOf } from '@members/mfe-kit';
import { lazy } from 'react';
import routes from './routes.json';

const MoneyLogScreen = lazy(async () => ({
  default: (await import('./screens/moneyLog/MoneyLogScreen')).MoneyLogScreen,
}));

/** What the shell mounts: the lifecycles of this remote. Routes without a screen here show that they are coming. */
export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-wallet',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, { '/Moneylog': MoneyLogScreen }),
});
