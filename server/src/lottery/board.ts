import {
  betTypes,
  returnPercent,
  type GameNow,
  type GameOdds,
  type Language,
  type LiveOrderRow,
} from '@members/contract';
import { localised, type Database } from '../database';
import { selectOpenGames } from './gameStore';
import { liveOrderRow } from './liveOrder';
import { selectOddsOf } from './oddsStore';
import { selectLiveOrders } from './orderStore';
import { maxStake } from './placement';
import { secondsUntil, slotAt } from './schedule';
import { betName, recentSpan, resultOf } from './service';
import { selectRecentRounds } from './streamStore';

const liveOrdersShown = 30;

export type Board = ReturnType<typeof createBoard>;

/** What anybody may see: how far the open games are, and orders that were settled. */
export function createBoard({
  database: { reader },
  now = () => new Date(),
}: {
  database: Pick<Database, 'reader'>;
  now?: () => Date;
}) {
  /** All open games in the operator's order. Nothing that is due waits for it. */
  async function games(language: Language): Promise<GameNow[]> {
    const open = await selectOpenGames(reader);
    const [rounds, odds] = await Promise.all([
      selectRecentRounds(
        reader,
        open.map(({ key }) => key),
      ),
      selectOddsOf(
        reader,
        open.map(({ id }) => id),
      ),
    ]);
    const at = now();
    return open.map((game) => {
      const slot = slotAt(game, at);
      const last = rounds.find(({ gameId, dice }) => gameId === game.id && dice);
      return {
        id: game.id,
        nextPeriod: slot.period,
        lastPeriod: last?.period ?? '',
        secondsToDraw: secondsUntil(slot.drawsAt, at, 1),
        ...resultOf(last?.dice ?? null, language),
        minStake: game.minStakeMinor / 100,
        maxStake: maxStake(Math.min(...Object.values(odds.get(game.id)!)), game.maxPayoutMinor),
      };
    });
  }

  /** The odds with which the next rounds of the open games open. */
  async function offeredOdds(language: Language): Promise<GameOdds[]> {
    const open = await selectOpenGames(reader);
    const odds = await selectOddsOf(
      reader,
      open.map(({ id }) => id),
    );
    return open.map(({ id, key, name }) => ({
      key,
      name: localised(name, language),
      odds: betTypes.map((type) => ({
        type,
        name: betName(type, language),
        odds: odds.get(id)![type] / 100,
        returnPercent: returnPercent(type, odds.get(id)!),
      })),
    }));
  }

  async function liveOrders(language: Language): Promise<LiveOrderRow[]> {
    const orders = await selectLiveOrders(reader, { ...recentSpan(now()), limit: liveOrdersShown });
    return orders.map((order) => liveOrderRow(order, language));
  }

  return { games, offeredOdds, liveOrders };
}
