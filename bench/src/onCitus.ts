import { openDatabase, prepareDatabase } from '../../server/src';
import { withDatabase } from '../../server/testing/administer';
import { startServer } from '../../server/testing/load';
import {
  createEmptyDatabase,
  dropDatabase,
  dropRole,
  mainProcessOf,
  readCitusNodes,
  withNewRole,
} from '../../server/testing/nodes';
import { randomBytes } from 'node:crypto';
import { loadavg } from 'node:os';
import { processorMs, withChildrenMs } from './processor';
import { prepareOrders, type PlaceOrders } from './throughput';
import type { Figures } from './summarise';

/** Orders come over so many connections at once. */
export const connectionsToCitus = [1, 64, 256] as const;

/** Processor time, user and system, in milliseconds. */
export interface Processors {
  server: number;
  coordinator: number;
  /** Of all workers together. */
  workers: number;
}

/** Of each of `connectionsToCitus`, with the processor time of an order. */
type CitusRun = readonly (Figures & { processors: Processors })[];

export interface OrdersOnCitus {
  seconds: number;
  workers: number;
  shards: number;
  runs: { whole: CitusRun; spread: CitusRun; load: number }[];
}

/**
 * Orders at the Citus coordinator of an address, of a superuser, with all tables on it and with those by lane on its
 * workers, in turns. All nodes are on this machine. Each side has a database of its own there, dropped at the end.
 * Throws a `NoCitusError` where there is no Citus.
 */
export async function measureOnCitus(options: {
  coordinator: string;
  dataDir: string;
  shards: number;
  runs: number;
  seconds: number;
}): Promise<OrdersOnCitus> {
  const { coordinator, dataDir, shards, runs, seconds } = options;
  const nodes = await readCitusNodes(coordinator);
  const [coordinatorPid, ...workerPids] = await Promise.all(nodes.map(mainProcessOf));
  const application = withNewRole(coordinator);
  const stops: (() => unknown)[] = [() => dropRole(nodes, application)];
  async function prepare(side: string, laneShards: number | null): Promise<Side> {
    const name = `members_bench_${side}_${randomBytes(4).toString('hex')}`;
    stops.unshift(() => dropDatabase(nodes, name));
    await createEmptyDatabase(nodes, name);
    const url = withDatabase(application, name);
    await prepareDatabase({ ownerUrl: withDatabase(coordinator, name), url }, { laneShards });
    const database = openDatabase(url, { max: 2 });
    stops.unshift(() => database.close());
    const server = await startServer({ databaseUrl: url, dataDir });
    stops.unshift(() => server.kill());
    const processors = () => ({
      server: processorMs(server.pid),
      coordinator: withChildrenMs(coordinatorPid!),
      workers: workerPids.reduce((sum, pid) => sum + withChildrenMs(pid), 0),
    });
    const { overHttp } = await prepareOrders({ database, port: server.port });
    return { overHttp, processors };
  }
  try {
    const whole = await prepare('whole', null);
    const spread = await prepare('spread', shards);
    for (const side of [whole, spread]) await inTurn(side, 2);
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
    return { seconds, workers: nodes.length - 1, shards, runs: measured };
  } finally {
    for (const stop of stops) await stop();
  }
}

interface Side {
  overHttp: PlaceOrders;
  /** So far. */
  processors: () => Processors;
}

async function inTurn({ overHttp, processors }: Side, seconds: number): Promise<CitusRun> {
  const run: (Figures & { processors: Processors })[] = [];
  for (const connections of connectionsToCitus) {
    const before = processors();
    const figures = await overHttp(connections, seconds);
    const after = processors();
    const ofOrder = (name: keyof Processors) => (after[name] - before[name]) / (figures.perSecond * seconds);
    const each = {
      server: ofOrder('server'),
      coordinator: ofOrder('coordinator'),
      workers: ofOrder('workers'),
    };
    run.push({ ...figures, processors: each });
  }
  return run;
}
