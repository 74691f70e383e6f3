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
  const players = await addPlayers(database, { name: 'bettor', count: 1000, balanceMinor: 10_000_000_000 });
  const day = 24 * 60 * 60 * 1000;
  const game = await addGame(database, {
    key: 'throughput',
    roundMs: day,
    closeLeadMs: 10_000,
    beaconDelayMs: 6000,
  });
  const period = await openPeriod(database, game, 120_000);
  const overHttp = async (length: number) => {
    const { latencies, refused } = await send({
      port,
      connections: clients,
      seconds: length,
      players,
      what: { gameId: game.id, period },
    });
    if (refused > 0) throw new Error(`${refused} orders were refused`);
    return summarise(latencies, length);
  };
  // The simple protocol pastes a variable into the statement, the other one sends it as a parameter.
  const variables = (protocol: string) => ({
    game: game.id,
    period: protocol === 'simple' ? `'${period}'` : period,
    first: players[0]!.id,
    members: players.length,
  });
  const byPgbench = (protocol: 'simple' | 'prepared', length: number) =>
    runPgbench(pgbench, { url, clients, seconds: length, protocol, variables: variables(protocol) });
  await overHttp(3);
  await byPgbench('prepared', 2);
  const measured: Throughput['runs'] = [];
  for (let run = 0; run < runs; run += 1) {
    const figures = {
      http: await overHttp(seconds),
      prepared: await byPgbench('prepared', seconds),
      simple: await byPgbench('simple', seconds),
      load: loadavg()[0]!,
    };
    measured.push(figures);
    console.log(JSON.stringify(figures));
  }
  return { clients, seconds, runs: measured };
}
