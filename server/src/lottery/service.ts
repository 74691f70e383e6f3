import {
  type BetType,
  betTypes,
  type Dice,
  type DrawResult,
  type Game,
  type GameClass,
  type GameState,
  isBetType,
  labelBetTypes,
  type Language,
  type OddsItem,
  type Order,
  parityOf,
  type PlacedOrders,
  type Report,
  returnPercent,
  sizeOf,
} from '@members/contract';
import { type Database, localised } from '../database';
import type { BeaconInfo } from '../draws';
import { formatTime } from '../i18n/formats';
import { betLabel, messages } from '../i18n';
import { totalsOf } from '../ledger';
import { Refusal } from '../i18n/refusal';
import { dueSteps } from './dueSteps';
import * as games from './gameStore';
import { selectOdds } from './oddsStore';
import { describeLiveOrder } from './liveOrder';
import { type OrderRow, selectLiveOrders, selectOrders, selectOpenStakes } from './orderStore';
import { maxStake, type OrderRequest, placeOrder } from './placement';
import { createPlacementQueue } from './placementQueue';
import type { Rounds } from './rounds';
import { selectDrawnRounds, selectEndedRounds } from './resultStore';
import { selectRoundTerms, selectUnfinishedRounds, type UnfinishedRound } from './roundStore';
import { secondsUntil, slotAt } from './schedule';

export interface LotteryOptions {
  database: Database;
  /** Does what is due before members are answered; without it they are answered what is. */
  rounds?: Pick<Rounds, 'catchUp'>;
  beacon: BeaconInfo;
  now?: () => Date;
}

export type Lottery = ReturnType<typeof createLottery>;

/** How often a game is looked at where something becomes due time and again. */
const mostAttempts = 3;
const resultsShown = 20;
const ordersShown = 100;
const monthMs = 31 * 86_400_000;

/** The games as members see them, in their language. Beats of time come from `rounds`. */
export function createLottery({ database, rounds, beacon, now = () => new Date() }: LotteryOptions) {
  const { reader } = database;
  const place = createPlacementQueue(database);

  /** Calls 6 and 7: open games in the operator's order, hot ones or those of a class. */
  async function listGames(
    language: Language,
    { classKey, hotOnly = false }: { classKey?: string; hotOnly?: boolean } = {},
  ): Promise<Game[]> {
    const open = await games.selectOpenGames(reader, classKey);
    return open.filter((game) => game.hot || !hotOnly).map((game) => gameOf(game, language));
  }

  async function listClasses(language: Language): Promise<GameClass[]> {
    const classes = await games.selectGameClasses(reader);
    return classes.map(({ key, name }) => ({ key, name: localised(name, language) }));
  }

  /** Call 9. What is due by the clock happens first, so at 0 a member sees the next period (D26). */
  async function gameState(key: string, language: Language): Promise<GameState> {
    const game = await games.selectGame(reader, { key });
    if (!game?.open) throw new Refusal('gameClosed');
    const { unfinished, time } = await afterDueSteps(game);
    const slot = slotAt(game, time);
    const round = unfinished.find(({ period }) => period === slot.period);
    const [last] = await selectDrawnRounds(reader, game.id, 1);
    const open = round?.status === 'open';
    return {
      ...gameOf(game, language),
      nextPeriod: slot.period,
      lastPeriod: last?.period ?? '',
      secondsToDraw: secondsUntil(slot.drawsAt, time, 1),
      secondsToClose: open ? secondsUntil(slot.closesAt, time, 0) : 0,
      ...resultOf(last?.dice ?? null, language),
      testBeacon: beacon.kind === 'test',
    };
  }

  /** The unfinished rounds of a game and the time that they were read at, after everything of it that was due by then. */
  async function afterDueSteps(game: games.GameRow): Promise<{ unfinished: UnfinishedRound[]; time: Date }> {
    for (let attempt = 1; ; attempt += 1) {
      const time = now();
      const unfinished = (await selectUnfinishedRounds(reader)).filter(({ gameId }) => gameId === game.id);
      if (!rounds || attempt === mostAttempts || dueSteps([game], unfinished, time).length === 0)
        return { unfinished, time };
      await rounds.catchUp();
    }
  }

  /** Call 10, as call 9 after what is due: newest first, with rounds that wait or are void; empty without such a game. */
  async function drawResults(key: string, language: Language): Promise<DrawResult[]> {
    const game = await games.selectGame(reader, { key });
    if (!game) return [];
    await afterDueSteps(game);
    const ended = await selectEndedRounds(reader, { gameId: game.id, now: now(), limit: resultsShown });
    return ended.map(({ period, status, dice }) => ({
      period,
      state: dice ? 'drawn' : status === 'void' ? 'void' : 'pending',
      ...resultOf(dice, language),
    }));
  }

  /**
   * Call 11: odds and liability limit as fixed in the round that is open, or as the next one will have them; empty for a
   * game that does not exist.
   */
  async function listOdds(gameId: number, language: Language): Promise<OddsItem[]> {
    const game = await games.selectGame(reader, { id: gameId });
    if (!game) return [];
    const { period } = slotAt(game, now());
    const terms = await selectRoundTerms(reader, { gameId, period });
    const odds = terms?.odds ?? (await selectOdds(reader, gameId)).odds;
    const maxPayoutMinor = terms?.maxPayoutMinor ?? game.maxPayoutMinor;
    return betTypes.map((type) => ({
      type,
      name: betName(type, language),
      imageUrl: `/media/options/${type}.svg`,
      odds: odds[type] / 100,
      returnPercent: returnPercent(type, odds),
      maxStake: maxStake(odds[type], maxPayoutMinor),
    }));
  }

  const recently = () => recentSpan(now());

  async function listOrders(memberId: number, language: Language): Promise<Order[]> {
    const wanted = { ...recently(), memberId, limit: ordersShown + betTypes.length - 1 };
    let rows = await selectOrders(reader, wanted);
    if (rows.length < ordersShown) rows = await selectOrders(reader, { ...wanted, from: new Date(0) });
    // What was placed together is shown as a whole.
    const lastSlip = rows[ordersShown - 1]?.slipId;
    return rows
      .filter(({ slipId }, index) => index < ordersShown || slipId === lastSlip)
      .map((row) => orderOf(row, language));
  }

  /**
   * Call 22: play counts settled orders, cancelled ones not counted (D54), which is what was staked without what was
   * returned and what is open; withdrawals count without what was returned.
   */
  async function report(memberId: number): Promise<Report> {
    const totals = await totalsOf(reader, memberId);
    const openMinor = await selectOpenStakes(reader, memberId);
    return {
      playMinor: -(totals.order + totals.orderRefund) - openMinor || 0,
      rechargeMinor: totals.recharge + totals.rechargeRefund,
      withdrawalMinor: -(totals.withdrawal + totals.withdrawalRefund) || 0,
      winMinor: totals.win,
      bonusMinor: totals.bonus + totals.correction,
    };
  }

  /** Settled orders of all members as one line each, newest first, names masked (D02). */
  async function liveOrders(language: Language, limit: number): Promise<string[]> {
    const orders = await selectLiveOrders(reader, { ...recently(), limit });
    return orders.map((order) => describeLiveOrder(order, language));
  }

  return {
    listGames,
    listClasses,
    gameState,
    drawResults,
    listOdds,
    listOrders,
    report,
    liveOrders,
    describeOrder: orderOf,
    placeOrder: (request: OrderRequest): Promise<PlacedOrders> => placeOrder({ reader, place, now }, request),
  };
}

function gameOf(game: games.GameRow, language: Language): Game {
  return { id: game.id, key: game.key, iconUrl: game.iconUrl, name: localised(game.name, language) };
}

/** The last three months; no clock is a month ahead. */
export const recentSpan = (now: Date) => ({
  from: new Date(now.getTime() - 3 * monthMs),
  until: new Date(now.getTime() + monthMs),
});

export function resultOf(dice: Dice | null, language: Language) {
  const { bets } = messages(language);
  return { dice, size: dice ? bets[sizeOf(dice)] : '', parity: dice ? bets[parityOf(dice)] : '' };
}

export function betName(type: BetType, language: Language): string {
  const label = labelBetTypes.find((each) => each === type);
  return label ? messages(language).bets[label] : type;
}

const statusKeys = ['unopened', 'won', 'notWon', 'cancelled'] as const;

function orderOf(row: OrderRow, language: Language): Order {
  return {
    id: row.id,
    iconUrl: row.iconUrl,
    period: row.period,
    gameName: localised(row.gameName, language),
    status: row.status,
    statusText: messages(language).orderStatus[statusKeys[row.status] ?? 'unopened'],
    ...resultOf(row.dice, language),
    stakeMinor: row.stakeMinor,
    betName: betLabel(row.betType, language),
    placedAt: formatTime(row.placedAt),
    settledAt: formatTime(row.settledAt),
    slipId: row.slipId,
    gameId: row.gameId,
    gameKey: row.gameKey,
    betType: isBetType(row.betType) ? row.betType : null,
    odds: row.oddsHundredths / 100,
    returnMinor: row.payoutMinor,
  };
}
