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

/** Has orders placed over HTTP, by so many connections for so many seconds. Throws an Error where one is refused. */
export type PlaceOrders = (connections: number, seconds: number) => Promise<Figures>;

/** Adds the members who bet at a server, and the round that takes their orders. */
export async function prepareOrders({ database, port }: { database: Database; port: number }) {
  const players = await addPlayers(database, { name: 'bettor', count: 1000, balanceMinor: 10_000_000_000 });
  const day = 24 * 60 * 60 * 1000;
  const game = await addGame(database, {
    key: 'throughput',
    roundMs: day,
    closeLeadMs: 10_000,
    beaconDelayMs: 6000,
  });
  const period = await openPeriod(database, game, 120_000);
  const overHttp: PlaceOrders = async (connections, seconds) => {
    const what = { gameId: game.id, period };
    const { latencies, refused } = await send({ port, connections, seconds, players, what });
    if (refused > 0) throw new Error(`${refused} orders were refused`);
    return summarise(latencies, seconds);
  };
  return { players, game, period, overHttp };
}

/** Alternates HTTP and pgbench on one cluster, so that other load of the machine affects both alike. */
export async function measureThroughput(options: {
  database: Database;
  url: string;
  port: number;
  pgbench: string;
  runs: number;
  seconds: number;
  clients: number;
}): Promise<Throughput> {
  const { database, url, port, pgbench, runs, seconds, clients } = options;
  const { players, game, period, overHttp } = await prepareOrders({ database, port });
  // The simple protocol pastes a variable into the statement, the other one sends it as a parameter.
  const variables = (protocol: string) => ({
    game: game.id,
    period: protocol === 'simple' ? `'${period}'` : period,
    first: players[0]!.id,
    members: players.length,
  });
  const byPgbench = (protocol: 'simple' | 'prepared', length: number) =>
    runPgbench(pgbench, { url, clients, seconds: length, protocol, variables: variables(protocol) });
  await overHttp(clients, 3);
  await byPgbench('prepared', 2);
  const measured: Throughput['runs'] = [];
  for (let run = 0; run < runs; run += 1) {
    const figures = {
      http: await overHttp(clients, seconds),
      prepared: await byPgbench('prepared', seconds),
      simple: await byPgbench('simple', seconds),
      load: loadavg()[0]!,
    };
    measured.push(figures);
    console.log(JSON.stringify(figures));
  }
  return { clients, seconds, runs: measured };
}
