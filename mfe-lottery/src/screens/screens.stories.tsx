import { screenOf } from '@members/gallery';
import * as lifecycles from '..';
import texts from '../locales/en_us.json';
import routes from '../routes.json';

export default { title: 'Lottery' };

const screen = screenOf({ lifecycles, routes, texts });
const lottery = '/Lottery?key=k3-1m&id=1';

export const Games = screen('/Game');
export const GamesLoading = screen('/Game', { api: 'loading' });
export const GamesFailed = screen('/Game', { api: 'failed' });
export const GamesEmpty = screen('/Game', { api: 'bare' });
export const Lottery = screen(lottery);
export const LotteryRules = screen(`${lottery}&sheet=rules`);
export const LotteryOdds = screen(`${lottery}&sheet=odds`);
export const LotteryLoading = screen(lottery, { api: 'loading' });
export const LotteryFailed = screen(lottery, { api: 'failed' });
export const Orders = screen('/GameRecord');
export const OrdersLoading = screen('/GameRecord', { api: 'loading' });
export const OrdersFailed = screen('/GameRecord', { api: 'failed' });
export const OrdersEmpty = screen('/GameRecord', { api: 'bare' });
