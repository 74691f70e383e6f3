import type { Database } from '../../server/src';
import {
  addEndedRounds,
  addGame,
  addPlayers,
  openPeriod,
  type ServerProcess,
} from '../../server/testing/load';
import { processorMs, withChildrenMs } from './processor';
import { send } from './send';
import type { SenderTask } from './sender';
import { median } from './summarise';

const measured = ['member', 'odds', 'siteConfig', 'gameState', 'drawResults', 'placeOrder'] as const;
type Measured = (typeof measured)[number];

/** Of one call, in milliseconds of processor time, user and system. */
export interface ProcessorFigures {
  serverMs: number;
  databaseMs: number;
  perSecond: number;
}

export interface Reads {
  connections: number;
  seconds: number;
  runs: Readonly<Record<Measured, ProcessorFigures>>[];
}

interface ReadsOptions {
  database: Database;
  /** Of the same database as its owner. */
  owner: Database;
  postmasterPid: number;
  server: ServerProcess;
  runs: number;
  seconds: number;
  connections: number;
}

/** What a read costs server and database beside what an order costs them, in turns. */
export async function measureReads(options: ReadsOptions): Promise<Reads> {
  const { database, owner, postmasterPid, server, runs, seconds, connections } = options;
  const players = await addPlayers(database, { name: 'reader', count: 1000, balanceMinor: 1_000_000_000 });
  const roundMs = 24 * 60 * 60 * 1000;
  const game = await addGame(database, { key: 'reads', roundMs, closeLeadMs: 10_000, beaconDelayMs: 6000 });
  const period = await openPeriod(database, game, 120_000);
  await addEndedRounds(owner, game.id);
  const tasks: Readonly<Record<Measured, SenderTask['what']>> = {
    member: { path: '/member/getUserInfo' },
    odds: { path: `/Lottery/getLotteryPeilv?id=${game.id}` },
    siteConfig: { path: '/system/config' },
    gameState: { path: `/Lottery/getLotteryInfo?key=${game.key}` },
    drawResults: { path: `/Lottery/getLotteryOneList?key=${game.key}` },
    placeOrder: { gameId: game.id, period },
  };
  async function measure(call: Measured, length: number): Promise<ProcessorFigures> {
    const before = [processorMs(server.pid), withChildrenMs(postmasterPid)] as const;
    const task = { port: server.port, connections, seconds: length, players, what: tasks[call] };
    const { latencies, refused } = await send(task);
    if (refused > 0) throw new Error(`${refused} calls of ${call} were refused`);
    return {
      serverMs: (processorMs(server.pid) - before[0]) / latencies.length,
      databaseMs: (withChildrenMs(postmasterPid) - before[1]) / latencies.length,
      perSecond: latencies.length / length,
    };
  }
  const inTurn = async (length: number) => {
    const figures: [Measured, ProcessorFigures][] = [];
    for (const call of measured) figures.push([call, await measure(call, length)]);
    return Object.fromEntries(figures) as Record<Measured, ProcessorFigures>;
  };
  await inTurn(1);
  const results: Reads['runs'] = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await inTurn(seconds));
    console.log(JSON.stringify(results.at(-1)));
  }
  return { connections, seconds, runs: results };
}

/** A row per call: the medians. */
export const readsTable = ({ runs }: Reads): (readonly string[])[] => [
  ['Call', 'server, ms', 'database, ms', 'together, ms', 'calls/s'],
  ...measured.map((call) => {
    const of = (pick: (figures: ProcessorFigures) => number) => median(runs.map((run) => pick(run[call])));
    return [
      `\`${call}\``,
      of(({ serverMs }) => serverMs).toFixed(2),
      of(({ databaseMs }) => databaseMs).toFixed(2),
      of(({ serverMs, databaseMs }) => serverMs + databaseMs).toFixed(2),
      Math.round(of(({ perSecond }) => perSecond)).toString(),
    ];
  }),
];
