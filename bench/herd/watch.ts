import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../server/src';
import {
  addGame,
  addOpenOrders,
  addPlayers,
  openPeriod,
  slotAt,
  type ServerProcess,
} from '../../server/testing/load';
import { processorMs } from '../src/processor';
import type { Crowd, CrowdTask } from './crowd';

const roundMs = 60_000;
const processes = 2;
/** Until a round closes. */
const leastToComeMs = 38_000;
/** What is measured of a server begins so long before the draw. */
const beforeDrawMs = 2_000;

export interface Watch {
  name: string;
  members: number;
  /** Games that end together; members are spread over them. */
  games?: number;
  by?: CrowdTask['by'];
  servers: readonly ServerProcess[];
  /** Where members go: to the servers unless told. */
  proxy?: { port: number };
  /** Done so long before the draw, or after it where that is below 0. */
  event?: { beforeDrawMs: number; happens: () => void };
}

export interface Watched extends Omit<Crowd, 'sawDraw' | 'sawOwn'> {
  /** How long after its time the latest of the draws was made, in seconds. */
  drawnAfter: string;
  sawDraw: string;
  sawOwn: string;
  /** Of the first server, in ms per member, around the draw. */
  processor: string;
  /** Of the first server, in MB: with all streams open, and after the draw. */
  memory: { open: number; after: number };
  /** Orders of these members that have been paid more or less than once. */
  paidWrongly: number;
}

/** Members with an order each who watch the draw of a round. */
export async function watch(database: Database, options: Watch): Promise<Watched> {
  const { name, members, games: count = 1, by = 'streams', servers, proxy, event } = options;
  const timetable = { roundMs, closeLeadMs: 10_000, beaconDelayMs: 6_000 };
  const games = [];
  for (let index = 0; index < count; index += 1)
    games.push(await addGame(database, { key: `${name}${index}`, ...timetable }));
  const players = await addPlayers(database, { name, count: members, balanceMinor: 1_000_000 });
  // A round that leaves time for everybody to come.
  let period = '';
  for (const game of games) period = await openPeriod(database, game, leastToComeMs);
  const { drawsAt } = slotAt(games[0]!, new Date());
  const crowds = [];
  for (const [index, game] of games.entries()) {
    const own = players.filter((_, place) => place % count === index);
    await addOpenOrders(database, { game, period, players: own, each: 1 });
    const share = Math.ceil(own.length / processes);
    for (let next = 0; next < own.length; next += share)
      crowds.push(
        openCrowd({
          ports: proxy ? [proxy.port] : servers.map(({ port }) => port),
          tls: proxy !== undefined,
          gameKey: game.key,
          gameId: game.id,
          period,
          drawsAtMs: drawsAt.getTime(),
          players: own.slice(next, next + share),
          by,
        }),
      );
  }
  await Promise.all(crowds.map(({ ready }) => ready));
  if (Date.now() > drawsAt.getTime() - beforeDrawMs)
    throw new Error(`${members} members did not come in time.`);
  if (event) void pauseUntil(drawsAt.getTime() - event.beforeDrawMs).then(event.happens);
  await pauseUntil(drawsAt.getTime() - beforeDrawMs);
  const [server] = servers as [ServerProcess];
  const [cpu, open] = [processorMs(server.pid), server.memoryMb()];
  const found = await Promise.all(crowds.map(({ result }) => result));
  const alive = server.alive();
  const sum = (of: (crowd: Crowd) => number) => found.reduce((total, crowd) => total + of(crowd), 0);
  return {
    drawnAfter: await drawnAfter(database, { gameIds: games.map(({ id }) => id), period, drawsAt }),
    sawDraw: saw(found.flatMap(({ sawDraw }) => sawDraw)),
    sawOwn: saw(found.flatMap(({ sawOwn }) => sawOwn)),
    asked: sum(({ asked }) => asked),
    refused: sum(({ refused }) => refused),
    cameAgain: sum(({ cameAgain }) => cameAgain),
    toldTwice: sum(({ toldTwice }) => toldTwice),
    processor: alive ? `${((processorMs(server.pid) - cpu) / members).toFixed(2)} ms` : '',
    memory: { open, after: alive ? server.memoryMb() : 0 },
    paidWrongly: await paidWrongly(database, { gameIds: games.map(({ id }) => id), period }),
  };
}

async function drawnAfter(
  { reader }: Database,
  { gameIds, period, drawsAt }: { gameIds: number[]; period: string; drawsAt: Date },
): Promise<string> {
  const rounds = await reader
    .selectFrom('rounds')
    .select('drawn_at')
    .where('game_id', 'in', gameIds)
    .where('period', '=', period)
    .execute();
  const times = rounds.map(({ drawn_at: at }) => (at ? at.getTime() - drawsAt.getTime() : Infinity));
  return `${(Math.max(...times) / 1000).toFixed(2)} s`;
}

/** Orders that are not settled, won ones without exactly one win in the books, and others with one. */
async function paidWrongly(
  { reader }: Database,
  { gameIds, period }: { gameIds: number[]; period: string },
): Promise<number> {
  const orders = await reader
    .selectFrom('orders')
    .leftJoin('entries', (join) =>
      join
        .onRef('entries.order_id', '=', 'orders.id')
        .on('entries.kind', '=', 'win')
        .on('entries.amount_minor', '>', 0),
    )
    .where('orders.game_id', 'in', gameIds)
    .where('orders.period', '=', period)
    .groupBy(['orders.id', 'orders.status'])
    .select(({ fn }) => ['orders.status', fn.count<number>('entries.id').as('wins')])
    .execute();
  return orders.filter(({ status, wins }) => status === 0 || Number(wins) !== (status === 1 ? 1 : 0)).length;
}

/** How many saw it, and when the last one did. */
function saw(times: (number | null)[]): string {
  const seen = times.filter((ms) => ms !== null).sort((a, b) => a - b);
  const at = (share: number) => (seen[Math.ceil(seen.length * share) - 1]! / 1000).toFixed(2);
  return `${seen.length} of ${times.length}${seen.length > 0 ? `, half after ${at(0.5)} s, last after ${at(1)} s` : ''}`;
}

function openCrowd(task: CrowdTask) {
  const child = fork(fileURLToPath(new URL('crowd.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  child.send(task);
  const ready = once(child, 'message');
  return { ready, result: ready.then(() => once(child, 'message')).then(([found]) => found as Crowd) };
}

const pauseUntil = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms - Date.now()));
