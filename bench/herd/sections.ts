import { freePorts } from '@members/tooling/freePorts';
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from '../../server/src';
import { startNginx } from '../../server/testing/faults/balancer/shipped';
import type { ServerProcess } from '../../server/testing/load';
import { markdownTable } from '../src/markdownTable';
import { watch, type Watch, type Watched } from './watch';

export interface Stage {
  database: Database;
  dataDir: string;
  /** Numbers of members instead of those of a section. */
  sizes: number[] | undefined;
  start: (env?: Readonly<Record<string, string>>) => Promise<ServerProcess>;
}

/** More members than this who read again at zero are refused rather than served, and measure nothing more. */
const mostReaders = 1_000;

const seen = ({ drawnAfter, sawDraw, sawOwn }: Watched) => [drawnAfter, sawDraw, sawOwn];
const seenHead = ['Drawn after', 'Saw the draw', 'Saw own order and balance'];
const cameAgain = ({ cameAgain: again, toldTwice, paidWrongly }: Watched) => [again, toldTwice, paidWrongly];

/** With one server of its own. */
async function alone(stage: Stage, options: Omit<Watch, 'servers'>): Promise<Watched> {
  const server = await stage.start();
  try {
    return await watch(stage.database, { ...options, servers: [server] });
  } finally {
    await server.kill();
  }
}

async function draws(stage: Stage): Promise<string> {
  const rows = [];
  for (const by of ['reads', 'streams'] as const)
    for (const members of stage.sizes ?? [100, 1_000, 10_000]) {
      if (by === 'reads' && members > mostReaders) continue;
      const watched = await alone(stage, { name: `${by}${members}`, members, by });
      const { refused, asked, processor, memory } = watched;
      rows.push([by, members, ...seen(watched), `${refused} of ${asked}`, processor, `${memory.after} MB`]);
    }
  return `## One draw, many members

\`ONLY=draws npm run bench:herd\`: members of one game with an order each, from two seconds before its draw. *reads*: each reads five things again at zero, up to six times; *streams*: each has a stream open. One server, its database and the members on this machine's two cores.

${markdownTable([['How', 'Members', ...seenHead, 'Refused', 'Server’s processor per member and round', 'Server’s memory'], ...rows])}
`;
}

async function memory(stage: Stage): Promise<string> {
  const rows = [];
  const kilobytes = (mb: number, members: number) => `${((mb * 1024) / members).toFixed(1)} KB`;
  for (const members of stage.sizes ?? [18_000]) {
    const server = await stage.start();
    const before = server.memoryMb();
    const watched = await watch(stage.database, { name: `open${members}`, members, servers: [server] });
    await server.kill();
    const { open, after } = watched.memory;
    rows.push([
      members,
      `${before} MB`,
      `${open} MB, ${kilobytes(open - before, members)} each`,
      `${after} MB, ${kilobytes(after - before, members)} each`,
      ...seen(watched),
    ]);
  }
  return `## What open streams hold

\`ONLY=memory npm run bench:herd\`: resident memory of one server, all of it: without members, with a stream of each, and after a draw with an order of each. A process of this machine can have 20,000 files open.

${markdownTable([['Members', 'Without', 'Streams open', 'After the draw', ...seenHead], ...rows])}
`;
}

async function games(stage: Stage): Promise<string> {
  const rows = [];
  for (const members of stage.sizes ?? [9_000]) {
    const watched = await alone(stage, { name: `together${members}`, members, games: 3 });
    rows.push([3, members, ...seen(watched), watched.paidWrongly]);
  }
  return `## Three games that end together

\`ONLY=games npm run bench:herd\`: as above, members spread over three games whose rounds end in the same moment.

${markdownTable([['Games', 'Members', ...seenHead, 'Orders paid wrongly'], ...rows])}
`;
}

async function restarts(stage: Stage): Promise<string> {
  const rows = [];
  for (const members of stage.sizes ?? [10_000])
    for (const [how, signal, beforeDrawMs] of [
      ['stopped (SIGTERM) 1 s before the draw', 'SIGTERM', 1_000],
      ['killed (SIGKILL) 0.1 s after the draw', 'SIGKILL', -100],
    ] as const) {
      const servers = [await stage.start(), await stage.start()];
      const happens = () => servers[0]!.signal(signal);
      const event = { beforeDrawMs, happens };
      const watched = await watch(stage.database, { name: signal, members, servers, event });
      await Promise.all(servers.map((server) => server.kill()));
      rows.push([how, members, ...seen(watched), ...cameAgain(watched)]);
    }
  return `## One of two servers goes

\`ONLY=restarts npm run bench:herd\`: two servers on one database, half of the members at each. Those of the one that goes come again as the client does, after a pause of random length, with the id of their last event, to the one that is there, as a balancer sends them.

${markdownTable([['One server is', 'Members', ...seenHead, 'Came again', 'Told twice over one stream', 'Orders paid wrongly'], ...rows])}
`;
}

async function proxied(stage: Stage): Promise<string> {
  const rows = [];
  for (const members of stage.sizes ?? [1_000, 5_000]) {
    const servers = [await stage.start({ TRUST_PROXY: '1' }), await stage.start({ TRUST_PROXY: '1' })];
    const [port, tls] = (await freePorts(2)) as [number, number];
    const directory = join(stage.dataDir, `proxy${members}`);
    makeCertificate(directory);
    const nginx = await startNginx({
      directory,
      port,
      servers: servers.map((server) => server.port) as [number, number],
      tls: { port: tls, directory },
    });
    const proxy = { port: tls };
    const watched = await watch(stage.database, { name: `proxied${members}`, members, servers, proxy });
    await nginx.stop();
    await Promise.all(servers.map((server) => server.kill()));
    rows.push([members, ...seen(watched), `${watched.refused} of ${watched.asked}`, ...cameAgain(watched)]);
  }
  return `## Through nginx, by TLS and HTTP/2

\`ONLY=proxied npm run bench:herd\`: two servers behind nginx by \`deploy/nginx\`; each member has a connection of their own, with TLS and HTTP/2.

${markdownTable([['Members', ...seenHead, 'Refused', 'Came again', 'Told twice over one stream', 'Orders paid wrongly'], ...rows])}
`;
}

function makeCertificate(into: string): void {
  mkdirSync(into);
  chmodSync(into, 0o755);
  const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const files = ['-keyout', join(into, 'tls.key'), '-out', join(into, 'tls.crt')];
  execFileSync('openssl', ['req', '-x509', ...key, '-subj', '/CN=members.test', ...files], { stdio: 'pipe' });
  chmodSync(join(into, 'tls.key'), 0o644);
}

export const sections = { draws, memory, games, restarts, proxied };
