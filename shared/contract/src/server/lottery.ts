import { z } from 'zod';
import { betTypes } from '../bet';
import type { Dice, DrawResult, Game, GameClass, GameState, OddsItem, Order, PlacedOrders } from '../lottery';
import { money, moneyText, timeText } from './data';

const face = z.number().int().min(1).max(6);
/** Empty while there is no result. */
const openCode = z.array(face).refine((faces) => faces.length === 3 || faces.length === 0);
const gameData = z.strictObject({ id: z.number(), name: z.string(), key: z.string(), ico: z.string() });

export const gamesData = z.array(gameData);
export const gameClassesData = z.array(z.strictObject({ name: z.string(), key: z.string() }));
export const gameStateData = gameData.extend({
  next_expect: z.string(),
  now_expect: z.string(),
  second: z.number().int().min(1),
  close_second: z.number().int().min(0),
  opencode: openCode,
  one: z.string(),
  two: z.string(),
  beacon: z.literal(['test', 'public']),
});
export const drawResultsData = z.array(
  z.strictObject({
    expect: z.string(),
    opencode: openCode,
    one: z.string(),
    two: z.string(),
    state: z.enum(['drawn', 'pending', 'void']),
  }),
);
export const oddsData = z.array(
  z.strictObject({
    type: z.enum(betTypes),
    name: z.string(),
    img: z.string(),
    odds: z.number().min(1).optional(),
    rtp: z.number().positive().optional(),
    max_stake: z.number().int().min(0).optional(),
  }),
);
export const ordersData = z.array(
  z.strictObject({
    id: z.number().int().positive().optional(),
    ico: z.string(),
    expect: z.string(),
    name: z.string(),
    status: z.number().int().min(0).max(3),
    status_text: z.string(),
    opencode: openCode,
    one: z.string(),
    two: z.string(),
    money: moneyText,
    buy_name: z.string(),
    create_time: timeText,
    update_time: timeText,
  }),
);
export const placedOrdersData = z.strictObject({ count: z.number().int().positive(), money: moneyText });

const writeDice = (dice: Dice | null): number[] => (dice ? [...dice] : []);

export const writeGame = (game: Game): z.infer<typeof gameData> => ({
  id: game.id,
  name: game.name,
  key: game.key,
  ico: game.iconUrl,
});
export const writeGames = (games: Game[]) => games.map(writeGame);
export const writeGameClasses = (classes: GameClass[]): z.infer<typeof gameClassesData> =>
  classes.map(({ name, key }) => ({ name, key }));

export const writeGameState = (state: GameState): z.infer<typeof gameStateData> => ({
  ...writeGame(state),
  next_expect: state.nextPeriod,
  now_expect: state.lastPeriod,
  second: Math.max(1, state.secondsToDraw),
  close_second: state.secondsToClose,
  opencode: writeDice(state.dice),
  one: state.size,
  two: state.parity,
  beacon: state.testBeacon ? 'test' : 'public',
});

export const writeDrawResults = (results: DrawResult[]): z.infer<typeof drawResultsData> =>
  results.map((result) => ({
    expect: result.period,
    opencode: writeDice(result.dice),
    one: result.size,
    two: result.parity,
    state: result.state,
  }));

export const writeOdds = (items: OddsItem[]): z.infer<typeof oddsData> =>
  items.map((item) => ({
    type: item.type,
    name: item.name,
    img: item.imageUrl,
    ...(item.odds === null ? {} : { odds: item.odds }),
    ...(item.returnPercent === null ? {} : { rtp: item.returnPercent }),
    ...(item.maxStake === null ? {} : { max_stake: item.maxStake }),
  }));

export const writeOrders = (orders: Order[]): z.infer<typeof ordersData> =>
  orders.map((order) => ({
    ...(order.id === undefined ? {} : { id: order.id }),
    ico: order.iconUrl,
    expect: order.period,
    name: order.gameName,
    status: order.status,
    status_text: order.statusText,
    opencode: writeDice(order.dice),
    one: order.size,
    two: order.parity,
    money: money(order.stakeMinor),
    buy_name: order.betName,
    create_time: order.placedAt,
    update_time: order.settledAt,
  }));

export const writePlacedOrders = (placed: PlacedOrders): z.infer<typeof placedOrdersData> => ({
  count: placed.count,
  money: money(placed.totalMinor),
});
