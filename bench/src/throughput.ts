import type { Database } from '../../server/src';
import { addGame, addPlayers, openPeriod } from '../../server/testing/load';
import { loadavg } from 'node:os';
import { runPgbench } from './pgbench';
import { send } from './send';
import { summarise, type Figures } from './summarise';

export interface Throughput {
  clients: number;
  seconds: number;
  runs: { http: Figures; prepared: Figures; simple: Figures; load: number }[];
}

/** Where orders are placed: a server, and the database behind it for pgbench. */
export interface OrderPlace {
  database: Database;
  url: string;
  port: number;
}

/** Has orders placed for so many seconds by so many clients at once; throws an Error where one is refused. */
export interface OrderLoad {
  overHttp(clients: number, seconds: number): Promise<Figures>;
  byPgbench(protocol: 'simple' | 'prepared', clients: number, seconds: number): Promise<Figures>;
}

/** Adds the members who bet and the round that takes their orders. */
export async function prepareOrders(
  { database, url, port }: OrderPlace,
  pgbench: string,
): Promise<OrderLoad> {
  const players = await addPlayers(database, { name: 'bettor', count: 1000, balanceMinor: 10_000_000_000 });
  const day = 24 * 60 * 60 * 1000;
  const game = await addGame(database, {
    key: 'throughput',
    roundMs: day,
    closeLeadMs: 10_000,
    beaconDelayMs: 6000,
  });
  const period = await openPeriod(database, game, 120_000);
  // The simple protocol pastes a variable into the statement, the other one sends it as a parameter.
  const variables = (protocol: string) => ({
    game: game.id,
    period: protocol === 'simple' ? `'${period}'` : period,
    first: players[0]!.id,
    members: players.length,
  });
  return {
    async overHttp(clients, seconds) {
      const what = { gameId: game.id, period };
      const { latencies, refused } = await send({ port, connections: clients, seconds, players, what });
      if (refused > 0) throw new Error(`${refused} orders were refused`);
      return summarise(latencies, seconds);
    },
    byPgbench: (protocol, clients, seconds) =>
      runPgbench(pgbench, { url, clients, seconds, protocol, variables: variables(protocol) }),
  };
}

/** Alternates HTTP and pgbench on one cluster, so that other load of the machine affects both alike. */
export async function measureThroughput(
  orders: OrderLoad,
  { runs, seconds, clients }: { runs: number; seconds: number; clients: number },
): Promise<Throughput> {
  await orders.overHttp(clients, 3);
  await orders.byPgbench('prepared', clients, 2);
  const measured: Throughput['runs'] = [];
  for (let run = 0; run < runs; run += 1) {
    const figures = {
      http: await orders.overHttp(clients, seconds),
      prepared: await orders.byPgbench('prepared', clients, seconds),
      simple: await orders.byPgbench('simple', clients, seconds),
      load: loadavg()[0]!,
    };
    measured.push(figures);
    console.log(JSON.stringify(figures));
  }
  return { clients, seconds, runs: measured };
}
