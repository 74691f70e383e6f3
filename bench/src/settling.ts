import type { Database } from '../../server/src';
import { addGame, addOpenOrders, addPlayers, openPeriod } from '../../server/testing/load';
import { send } from './send';
import { summarise, type Figures } from './summarise';

export interface Settling {
  orders: number;
  seconds: number;
  bets: Figures;
  /** The same load with nothing to settle, in the same run. */
  quietBets: Figures;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Settles one round's 100,000 orders while members bet on another game. */
export async function measureSettling({
  database,
  port,
}: {
  database: Database;
  port: number;
}): Promise<Settling> {
  const winners = await addPlayers(database, { name: 'settled', count: 1000, balanceMinor: 1_000_000 });
  const players = await addPlayers(database, { name: 'beside', count: 200, balanceMinor: 1_000_000_000 });
  const due = await addGame(database, {
    key: 'due',
    roundMs: 60_000,
    closeLeadMs: 5000,
    beaconDelayMs: 1000,
  });
  const day = 24 * 60 * 60 * 1000;
  const other = await addGame(database, {
    key: 'other',
    roundMs: day,
    closeLeadMs: 10_000,
    beaconDelayMs: 6000,
  });
  const task = {
    port,
    connections: 4,
    players,
    what: { gameId: other.id, period: await openPeriod(database, other, 120_000) },
  };
  const period = await openPeriod(database, due, 30_000);
  await addOpenOrders(database, { game: due, period, players: winners, each: 100 });

  const round = () =>
    database.reader
      .selectFrom('rounds')
      .select(['status', 'closes_at', 'drawn_at', 'settled_at'])
      .where('game_id', '=', due.id)
      .where('period', '=', period)
      .executeTakeFirstOrThrow();
  const withoutSettling = await send({ ...task, seconds: 4 });
  const { closes_at: closesAt } = await round();
  await pause(Math.max(0, closesAt.getTime() + 3000 - Date.now()));
  const whileSettling = send({ ...task, seconds: 12 });
  let state = await round();
  for (const until = Date.now() + 60_000; !state.settled_at; state = await round()) {
    if (Date.now() > until) throw new Error(`the round is still ${state.status}`);
    await pause(100);
  }
  const { latencies } = await whileSettling;
  return {
    orders: 100_000,
    seconds: (state.settled_at.getTime() - state.drawn_at!.getTime()) / 1000,
    bets: summarise(latencies, 12),
    quietBets: summarise(withoutSettling.latencies, 4),
  };
}
