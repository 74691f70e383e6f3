import { openDatabase, prepareDatabase } from '../../server/src';
import { administer, withDatabase } from '../../server/testing/administer';
import { startServer } from '../../server/testing/load';
import { createEmptyDatabase, dropDatabase, readCitusNodes } from '../../server/testing/nodes';
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { prepareOrders, type OrderLoad } from './throughput';
import type { Figures } from './summarise';

/** Figures of one client by HTTP, and of many by HTTP and by pgbench. */
export interface CitusRun {
  oneByOne: Figures;
  http: Figures;
  pgbench: Figures;
}

export interface OrdersOnCitus {
  clients: number;
  seconds: number;
  workers: number;
  shards: number;
  runs: { whole: CitusRun; spread: CitusRun; load: number }[];
}

/**
 * Orders at the Citus coordinator of an address, of a superuser, with all tables on it and with those by lane on its
 * workers, in turns. Each has a database of its own there, dropped at the end. Throws a `NoCitusError` elsewhere.
 */
export async function measureOnCitus(options: {
  coordinator: string;
  dataDir: string;
  pgbench: string;
  shards: number;
  runs: number;
  seconds: number;
  clients: number;
}): Promise<OrdersOnCitus> {
  const { coordinator, dataDir, pgbench, shards, runs, seconds, clients } = options;
  const nodes = await readCitusNodes(coordinator);
  const role = `members_bench_${randomBytes(4).toString('hex')}`;
  const asRole = new URL(coordinator);
  [asRole.username, asRole.password] = [role, randomBytes(12).toString('hex')];
  const stops: (() => unknown)[] = [
    async () => {
      for (const node of nodes) await administer(node, `DROP ROLE IF EXISTS ${role}`);
    },
  ];
  async function prepare(name: string, laneShards: number | null): Promise<OrderLoad> {
    stops.unshift(() => dropDatabase(nodes, name));
    await createEmptyDatabase(nodes, name);
    const url = withDatabase(asRole.toString(), name);
    await prepareDatabase({ ownerUrl: withDatabase(coordinator, name), url }, { laneShards });
    const database = openDatabase(url, { max: 2 });
    stops.unshift(() => database.close());
    const server = await startServer({ databaseUrl: url, dataDir });
    stops.unshift(() => server.kill());
    return prepareOrders({ database, url, port: server.port }, pgbench);
  }
  try {
    const whole = await prepare(`${role}_whole`, null);
    const spread = await prepare(`${role}_spread`, shards);
    const inTurn = async (orders: OrderLoad, each: number): Promise<CitusRun> => ({
      oneByOne: await orders.overHttp(1, each),
      http: await orders.overHttp(clients, each),
      pgbench: await orders.byPgbench('prepared', clients, each),
    });
    for (const orders of [whole, spread]) await inTurn(orders, 2);
    const measured: OrdersOnCitus['runs'] = [];
    for (let run = 0; run < runs; run += 1) {
      const figures = {
        whole: await inTurn(whole, seconds),
        spread: await inTurn(spread, seconds),
        load: loadavg()[0]!,
      };
      measured.push(figures);
      console.log(JSON.stringify(figures));
    }
    return { clients, seconds, workers: nodes.length - 1, shards, runs: measured };
  } finally {
    for (const stop of stops) await stop();
  }
}
