import { betTypes, type BetType } from '../bet';
import { get, named, post } from '../call';
import {
  anyNumber,
  convert,
  count,
  extend,
  list,
  money,
  number,
  object,
  oneOf,
  optional,
  text,
  time,
  type Value,
} from '../wire/shape';
import { id, maybe, whole, wordList, words } from '../wire/params';

export type Dice = readonly [number, number, number];

/** Three faces, or none while there is no result. */
const dice = convert(list(number({ whole: true, min: 1, max: 6 }), { also: 'commas' }), {
  read: ([a, b, c, ...more]): Dice | null => (a && b && c && more.length === 0 ? [a, b, c] : null),
  write: (faces) => (faces ? [...faces] : []),
});

const game = object({
  id: ['id', anyNumber],
  name: ['name', text],
  key: ['key', text],
  iconUrl: ['ico', text],
});

const gameClass = object({ name: ['name', text], key: ['key', text] });

/** Localised size and parity of a result; empty while there is none (D29). */
export const roundResult = object({ dice: ['opencode', dice], size: ['one', text], parity: ['two', text] });

/** The open period, the last drawn one and the time between them. */
const gameState = convert(
  extend(extend(game, roundResult.fields), {
    nextPeriod: ['next_expect', text],
    lastPeriod: ['now_expect', text],
    /** Seconds until the draw, at least 1. */
    secondsToDraw: ['second', number({ whole: true, min: 1, otherwise: 1 })],
    /** Seconds until bets close (D26b); those until the draw where the server does not say. */
    secondsToClose: ['close_second', optional(count)],
    /** Whether draws come from the local test beacon. */
    beacon: ['beacon', optional(oneOf(['test', 'public'], 'public'))],
  }),
  {
    read: ({ beacon, ...state }) => {
      const secondsToDraw = Math.max(1, state.secondsToDraw);
      const secondsToClose = state.secondsToClose ?? secondsToDraw;
      return { ...state, secondsToDraw, secondsToClose, testBeacon: beacon === 'test' };
    },
    write: ({ testBeacon, ...state }) => ({
      ...state,
      secondsToDraw: Math.max(1, state.secondsToDraw),
      beacon: testBeacon ? ('test' as const) : ('public' as const),
    }),
  },
);

/** What became of a round: drawn, waiting for its beacon value past its draw, or void with its stakes returned. */
const drawStates = ['drawn', 'pending', 'void'] as const;
export type DrawState = (typeof drawStates)[number];

/** A round whose draw has come. Dice, size and parity are there once it is drawn. */
const drawResult = convert(
  extend(roundResult, { period: ['expect', text], state: ['state', optional(oneOf(drawStates, 'pending'))] }),
  {
    read: ({ state, ...drawn }) => ({
      ...drawn,
      state: drawn.dice ? ('drawn' as const) : state === 'void' ? state : ('pending' as const),
    }),
    write: (drawn: { period: string; dice: Dice | null; size: string; parity: string; state: DrawState }) =>
      drawn,
  },
);

const listedOdds = object({
  type: ['type', oneOf(betTypes, null)],
  name: ['name', text],
  imageUrl: ['img', text],
  /** Decimal, stake included (D30). Null, like the next two, where the server does not say. */
  odds: ['odds', optional(number({ min: 1 }))],
  /** The exact expected return. */
  returnPercent: ['rtp', optional(number({ min: 0 }))],
  /** The largest stake in whole points that the house's liability limit allows. */
  maxStake: ['max_stake', optional(count)],
});

const odds = convert(list(listedOdds), {
  read: (items) => items.filter((item): item is OddsItem => item.type !== null),
  write: (items) => items,
});

export const orderStatus = { unopened: 0, won: 1, notWon: 2, cancelled: 3 } as const;

/** ENT-08, D36. */
const order = extend(roundResult, {
  /** Names the order for its receipt (`orderReceipt`); null where the server has none. */
  id: ['id', optional(number({ whole: true, min: 1 }))],
  iconUrl: ['ico', text],
  period: ['expect', text],
  gameName: ['name', text],
  status: ['status', number({ whole: true, min: 0, max: 3 })],
  statusText: ['status_text', text],
  stakeMinor: ['money', money],
  betName: ['buy_name', text],
  placedAt: ['create_time', time],
  settledAt: ['update_time', time],
  /** Names what was placed together; null, like the next five, where the server does not say. */
  slipId: ['slip', optional(number({ whole: true, min: 1 }))],
  gameId: ['lid', optional(number({ whole: true, min: 1 }))],
  gameKey: ['key', optional(text)],
  betType: ['type', optional(oneOf(betTypes, null))],
  /** Decimal, stake included, as fixed when the round opened. */
  odds: ['odds', optional(number({ min: 1 }))],
  /** What the order brought back; null also while it is open. */
  returnMinor: ['return', optional(money)],
});

const placedOrders = object({ count: ['count', count], totalMinor: ['money', money] });

/**
 * What a game has paid so far, over its settled orders; cancelled ones, whose stakes went back, do not count.
 * Percents are of the stakes. `lowPercent` to `highPercent` is where the return of fair dice lies in 99 of 100 cases
 * for exactly these orders; both are 0 while there is no order.
 */
const gameReturns = object({
  orders: ['orders', count],
  /** Rounds with settled orders: the independent throws behind the figures. */
  rounds: ['rounds', count],
  stakesMinor: ['stakesMinor', count],
  payoutsMinor: ['payoutsMinor', count],
  /** The exact mean of fair dice for these orders. */
  expectedPercent: ['expectedPercent', anyNumber],
  returnPercent: ['returnPercent', anyNumber],
  lowPercent: ['lowPercent', anyNumber],
  highPercent: ['highPercent', anyNumber],
});

/** ENT-07. */
export type Game = Value<typeof game>;
export type GameClass = Value<typeof gameClass>;
export type GameState = Value<typeof gameState>;
export type DrawResult = Value<typeof drawResult>;
export type OddsItem = Value<typeof listedOdds> & { type: BetType };
export type Order = Value<typeof order>;
export type PlacedOrders = Value<typeof placedOrders>;
export type GameReturns = Value<typeof gameReturns>;

const byKey = { key: ['key', words(40)] } as const;

export const lotteryCalls = named({
  hotGames: get({ no: 6, path: '/Lottery/hotLottery', answer: list(game), kept: true }),
  games: get({
    no: 7,
    path: '/Lottery/lotteryList',
    aliases: ['/lottery_list'],
    params: { classKey: ['class', maybe(words(40))] },
    answer: list(game),
    kept: true,
  }),
  gameClasses: get({ no: 8, path: '/Lottery/itemlist', answer: list(gameClass), kept: true }),
  gameState: get({
    no: 9,
    path: '/Lottery/getLotteryInfo',
    access: 'member',
    params: byKey,
    answer: gameState,
    refusals: ['gameClosed'],
  }),
  drawResults: get({
    no: 10,
    path: '/Lottery/getLotteryOneList',
    access: 'member',
    params: byKey,
    answer: list(drawResult),
    kept: true,
  }),
  odds: get({
    no: 11,
    path: '/Lottery/getLotteryPeilv',
    access: 'member',
    params: { gameId: ['id', id] },
    answer: odds,
    kept: true,
  }),
  placeOrder: post({
    no: 12,
    path: '/game/placeOrder',
    access: 'member',
    params: {
      betTypes: ['item', wordList<BetType>()],
      /** Per option, in whole points. */
      stake: ['money', whole],
      gameId: ['lid', id],
      memberId: ['mid', id],
      period: ['expect', words(40)],
    },
    answer: placedOrders,
    idempotent: true,
    needsPress: true,
    refusals: [
      'chooseNumber',
      'wrongAmount',
      'insufficientForOrder',
      'periodClosed',
      'illegalRequest',
      'gameClosed',
      'belowLeast',
      'aboveLimit',
      'keyReused',
      'lossLimitReached',
      'playPaused',
      'playExcluded',
    ],
  }),
  orders: get({
    no: 23,
    path: '/member/getUserGameList',
    aliases: ['/user_get_game_list'],
    access: 'member',
    answer: list(order),
    kept: true,
  }),
  /** What a game has paid so far, for "Odds and returns"; at most a minute old (D30). */
  gameReturns: get({
    path: '/lottery/returns',
    params: { key: ['key', words(100)] },
    answer: gameReturns,
    refusals: ['notFound'],
    limits: { perAddress: 60 },
  }),
});
