import { isBetType, type BetType } from './bet';
import { parseMoney } from './money';
import { list, number, text, wire } from './read';

/** Calls 6-8 (ENT-07). */
export interface Game {
  id: number;
  name: string;
  key: string;
  iconUrl: string;
}

export interface GameClass {
  name: string;
  key: string;
}

export type Dice = readonly [number, number, number];

/** Call 9: the open period, the last drawn one and the time between them. */
export interface GameState extends Game {
  nextPeriod: string;
  lastPeriod: string;
  /** Seconds until the draw, at least 1. */
  secondsToDraw: number;
  /** Seconds until bets close (D26b); equal to secondsToDraw where the server does not say. */
  secondsToClose: number;
  dice: Dice | null;
  /** Localised size and parity of the last result (D29). */
  size: string;
  parity: string;
  /** True where draws come from the local test beacon. */
  testBeacon: boolean;
}

/** What became of a round: drawn, waiting for its beacon value past its draw, or void with its stakes returned. */
export type DrawState = 'drawn' | 'pending' | 'void';

/** Call 10: a round whose draw has come. Dice, size and parity are there once it is drawn. */
export interface DrawResult {
  period: string;
  state: DrawState;
  dice: Dice | null;
  size: string;
  parity: string;
}

/**
 * Call 11. `odds` is decimal, stake included; `returnPercent` the exact expected return; `maxStake` the largest stake
 * in whole points that the house's liability limit allows (D30). Null where the server does not say.
 */
export interface OddsItem {
  type: BetType;
  name: string;
  imageUrl: string;
  odds: number | null;
  returnPercent: number | null;
  maxStake: number | null;
}

export const orderStatus = { unopened: 0, won: 1, notWon: 2, cancelled: 3 } as const;

/** Call 23 (ENT-08, D36). */
export interface Order {
  /** Names the order for its receipt (`additions.verifyOrder`); absent where the server has none. */
  id?: number;
  iconUrl: string;
  period: string;
  gameName: string;
  status: number;
  statusText: string;
  dice: Dice | null;
  size: string;
  parity: string;
  stakeMinor: number;
  betName: string;
  placedAt: string;
  settledAt: string;
}

/** `opencode` as three numbers, or as "1,2,3" (D29); null while there is no result. */
function readDice(value: unknown): Dice | null {
  const faces = (Array.isArray(value) ? value : text(value).split(',')).map((face) => number(face));
  const [a, b, c] = faces;
  return faces.length === 3 && a && b && c ? [a, b, c] : null;
}

export function readGame(value: unknown): Game {
  const game = wire(value);
  return { id: number(game.id), name: text(game.name), key: text(game.key), iconUrl: text(game.ico) };
}

export const readGames = (value: unknown): Game[] => list(value, readGame);

export const readGameClasses = (value: unknown): GameClass[] =>
  list(value, (item) => ({ name: text(wire(item).name), key: text(wire(item).key) }));

export function readGameState(value: unknown): GameState {
  const state = wire(value);
  const secondsToDraw = Math.max(1, number(state.second, 1));
  return {
    ...readGame(value),
    nextPeriod: text(state.next_expect),
    lastPeriod: text(state.now_expect),
    secondsToDraw,
    secondsToClose: number(state.close_second, secondsToDraw),
    dice: readDice(state.opencode),
    size: text(state.one),
    parity: text(state.two),
    testBeacon: text(state.beacon) === 'test',
  };
}

export const readDrawResults = (value: unknown): DrawResult[] =>
  list(value, (item) => {
    const result = wire(item);
    const dice = readDice(result.opencode);
    return {
      period: text(result.expect),
      state: dice ? 'drawn' : text(result.state) === 'void' ? 'void' : 'pending',
      dice,
      size: text(result.one),
      parity: text(result.two),
    };
  });

export const readOdds = (value: unknown): OddsItem[] =>
  list(value, wire).flatMap((item) => {
    const type = text(item.type);
    if (!isBetType(type)) return [];
    const numberOrNull = (field: unknown) => (field === undefined ? null : number(field));
    return [
      {
        type,
        name: text(item.name),
        imageUrl: text(item.img),
        odds: numberOrNull(item.odds),
        returnPercent: numberOrNull(item.rtp),
        maxStake: numberOrNull(item.max_stake),
      },
    ];
  });

export const readOrders = (value: unknown): Order[] =>
  list(value, (item) => {
    const order = wire(item);
    return {
      ...(order.id === undefined ? {} : { id: number(order.id) }),
      iconUrl: text(order.ico),
      period: text(order.expect),
      gameName: text(order.name),
      status: number(order.status),
      statusText: text(order.status_text),
      dice: readDice(order.opencode),
      size: text(order.one),
      parity: text(order.two),
      stakeMinor: parseMoney(text(order.money)),
      betName: text(order.buy_name),
      placedAt: text(order.create_time),
      settledAt: text(order.update_time),
    };
  });

/** Answer of call 12. */
export interface PlacedOrders {
  count: number;
  totalMinor: number;
}

export function readPlacedOrders(value: unknown): PlacedOrders {
  const placed = wire(value);
  return { count: number(placed.count), totalMinor: parseMoney(text(placed.money)) };
}
