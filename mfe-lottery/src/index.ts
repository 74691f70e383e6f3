import { defineRemote, lazyScreen, screensOf } from '@members/mfe-kit';
import routes from './routes.json';

const screens = {
  '/Game': lazyScreen(async () => (await import('./screens/game/GameScreen')).GameScreen),
  '/Lottery': lazyScreen(async () => (await import('./screens/lottery/LotteryScreen')).LotteryScreen),
  '/GameRecord': lazyScreen(async () => (await import('./screens/orders/OrdersScreen')).OrdersScreen),
};

/** What it adds to screens of others, by the names of `extensions.json`. */
const extensions = {
  openStakes: async () => (await import('./extensions/OpenStakes')).OpenStakes,
};

/** What the shell mounts: the lifecycles of this remote. */
export const { bootstrap, mount, unmount, preload } = defineRemote({
  name: 'mfe-lottery',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, screens),
  extensions,
});
