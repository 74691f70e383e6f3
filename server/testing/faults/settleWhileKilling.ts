import { sql } from 'kysely';
import { addGame, addOpenOrders, addPlayers, openPeriod } from '../load';
import type { Stage } from './stage';

export interface SettlingFigures {
  orders: number;
  /** Settled when the server was killed. */
  settledAtKill: number;
  /** From the draw to the end of the round. */
  seconds: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills a server as soon as the first orders of a round are settled, starts it again and waits for the rest. */
export async function settleWhileKilling(stage: Stage, orders: number): Promise<SettlingFigures> {
  const { database, servers } = stage;
  const each = 100;
  const players = await addPlayers(database, {
    name: 'settled',
    count: orders / each,
    balanceMinor: 1_000_000,
  });
  const long = orders > 20_000;
  const game = await addGame(database, {
    key: 'faults-settle',
    roundMs: long ? 60_000 : 10_000,
    closeLeadMs: 2000,
    beaconDelayMs: 500,
  });
  const period = await openPeriod(database, game, long ? 40_000 : 5000);
  await addOpenOrders(database, { game, period, players, each });

  const settled = async () => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) AS count FROM orders WHERE game_id = ${game.id} AND status <> 0`.execute(
      database.reader,
    );
    return rows[0]!.count;
  };
  const round = () =>
    database.reader
      .selectFrom('rounds')
      .select(['drawn_at', 'settled_at'])
      .where('game_id', '=', game.id)
      .where('period', '=', period)
      .executeTakeFirstOrThrow();
  while (!(await round()).drawn_at) await pause(5);
  while ((await settled()) === 0) await pause(1);
  await servers[0]!.kill();
  const settledAtKill = await settled();
  servers[0] = await stage.startServer(servers[0]!.port);

  let state = await round();
  for (const until = Date.now() + 120_000; !state.settled_at; state = await round()) {
    if (Date.now() > until) throw new Error('the round was not settled');
    await pause(50);
  }
  const seconds = (state.settled_at.getTime() - state.drawn_at!.getTime()) / 1000;
  return { orders, settledAtKill, seconds };
}
