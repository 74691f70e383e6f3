/** `npm run bench:herd`: how soon members who watch one game see its draw and their own money. Writes RESULTS.md. */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openDatabase, prepareDatabase, startEmbeddedPostgres, type Database } from '../../server/src';
import { addGame, addOpenOrders, addPlayers, slotAt, startServer } from '../../server/testing/load';
import { markdownTable } from '../src/markdownTable';
import { mergeSections } from '../src/mergeSections';
import { processorMs } from '../src/processor';
import type { Crowd, CrowdTask } from './crowd';

const sizes = (process.env.MEMBERS ?? '100,1000,10000').split(',').map(Number);
/** More members than this who read again at zero are refused rather than served, and measure nothing more. */
const mostReaders = 1_000;
const processes = 2;

const dataDir = mkdtempSync(join(tmpdir(), 'members-herd-'));
chmodSync(dataDir, 0o755);
const postgres = await startEmbeddedPostgres({ dataDir, log: console.log });
const rows: string[][] = [];
try {
  await prepareDatabase(postgres);
  const database = openDatabase(postgres.url, { max: 2 });
  for (const by of ['reads', 'streams'] as const)
    for (const members of sizes)
      if (by === 'streams' || members <= mostReaders) rows.push(await measure(database, by, members));
  await database.close();
  const text = report();
  const results = new URL('../RESULTS.md', import.meta.url);
  writeFileSync(results, mergeSections(readFileSync(results, 'utf8'), text));
  console.log(text);
} finally {
  await postgres.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

async function measure(database: Database, by: CrowdTask['by'], members: number): Promise<string[]> {
  const server = await startServer({ databaseUrl: postgres.url, dataDir });
  try {
    const name = `${by}${members}`;
    const roundMs = 60_000;
    const game = await addGame(database, { key: name, roundMs, closeLeadMs: 10_000, beaconDelayMs: 6_000 });
    const players = await addPlayers(database, { name, count: members, balanceMinor: 1_000_000 });
    // A round that leaves time for everybody to come.
    const wait = roundMs - (Date.now() % roundMs) + 1_000;
    await new Promise((resolve) => setTimeout(resolve, wait));
    const { period, drawsAt } = slotAt(game, new Date());
    await addOpenOrders(database, { game, period, players, each: 1 });
    const share = Math.ceil(members / processes);
    const crowds = Array.from({ length: processes }, (_, index) =>
      openCrowd({
        port: server.port,
        gameKey: game.key,
        gameId: game.id,
        period,
        drawsAtMs: drawsAt.getTime(),
        players: players.slice(index * share, (index + 1) * share),
        by,
      }),
    );
    await Promise.all(crowds.map(({ ready }) => ready));
    await new Promise((resolve) => setTimeout(resolve, drawsAt.getTime() - 2_000 - Date.now()));
    const before = processorMs(server.pid);
    const memory = server.memoryMb();
    const found = await Promise.all(crowds.map(({ result }) => result));
    const cpu = processorMs(server.pid) - before;
    const drawnAt = await database.reader
      .selectFrom('rounds')
      .select('drawn_at')
      .where('game_id', '=', game.id)
      .where('period', '=', period)
      .executeTakeFirstOrThrow();
    const draw = found.flatMap(({ sawDraw }) => sawDraw);
    const own = found.flatMap(({ sawOwn }) => sawOwn);
    const sum = (of: (crowd: Crowd) => number) => found.reduce((total, crowd) => total + of(crowd), 0);
    return [
      by,
      String(members),
      drawnAt.drawn_at
        ? `${((drawnAt.drawn_at.getTime() - drawsAt.getTime()) / 1000).toFixed(2)} s`
        : 'not yet',
      saw(draw),
      saw(own),
      `${sum(({ refused }) => refused)} of ${sum(({ asked }) => asked)}`,
      `${(cpu / members).toFixed(2)} ms`,
      `${memory} MB`,
    ];
  } finally {
    await server.kill();
  }
}

/** How many saw it, and when the last one did. */
function saw(times: (number | null)[]): string {
  const seen = times.filter((ms) => ms !== null);
  const last = seen.length > 0 ? `, last after ${(Math.max(...seen) / 1000).toFixed(2)} s` : '';
  return `${seen.length} of ${times.length}${last}`;
}

function openCrowd(task: CrowdTask) {
  const child = fork(fileURLToPath(new URL('crowd.ts', import.meta.url)), { execArgv: ['--import', 'tsx'] });
  child.send(task);
  const ready = once(child, 'message');
  return { ready, result: ready.then(() => once(child, 'message')).then(([found]) => found as Crowd) };
}

function report(): string {
  const head = [
    'How',
    'Members',
    'Drawn after',
    'Saw the draw',
    'Saw own order and balance',
    'Refused',
    'Server’s processor per member and round',
    'Server’s memory',
  ];
  return `## One draw, many members

\`npm run bench:herd\`: members of one game with an order each, from two seconds before its draw. *reads*: each reads five things again at zero, up to six times; *streams*: each has a stream open. One server, its database and the members on this machine's two cores.

${markdownTable([head, ...rows])}
`;
}
