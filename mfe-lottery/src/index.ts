import { defineRemote, screensOf } from '@members/mfe-kit';
import { lazy } from 'react';
import routes from './routes.json';

const GameScreen = lazy(async () => ({ default: (await import('./screens/game/GameScreen')).GameScreen }));
const LotteryScreen = lazy(async () => ({
  default: (await import('./screens/lottery/LotteryScreen')).LotteryScreen,
}));
const OrdersScreen = lazy(async () => ({
  default: (await import('./screens/orders/OrdersScreen')).OrdersScreen,
}));

/** What the shell mounts: the lifecycles of this remote. Routes without a screen here show that they are coming. */
export const { bootstrap, mount, unmount } = defineRemote({
  name: 'mfe-lottery',
  texts: (language) => import(`./locales/${language}.json`),
  screens: screensOf(routes, {
    '/Game': GameScreen,
    '/Lottery': LotteryScreen,
    '/GameRecord': OrdersScreen,
  }),
});
