import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { markdownTable } from './markdownTable';
import { readsTable, type Reads } from './reads';
import type { Settling } from './settling';
import { median, type Figures } from './summarise';
import type { Throughput } from './throughput';

const rounded = (value: number) => Math.round(value).toString();
const ms = (value: number) => value.toFixed(1);

/** How RESULTS.md begins: the machine. */
export const introduction = () => `# Results

Machine: ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}, the embedded PostgreSQL with its own settings (durable commits).
`;

export function ordersSection({ runs, clients, seconds }: Throughput): string {
  const medianOf = (pick: (run: Throughput['runs'][number]) => number) => median(runs.map(pick));
  const row = (name: string, pick: (run: Throughput['runs'][number]) => Figures) => [
    name,
    rounded(medianOf((run) => pick(run).perSecond)),
    ms(medianOf((run) => pick(run).p50Ms)),
    ms(medianOf((run) => pick(run).p99Ms)),
  ];
  const ratio = (kind: 'prepared' | 'simple') =>
    `${medianOf((run) => run.http.perSecond / run[kind].perSecond).toFixed(2)} (${runs.map((run) => (run.http.perSecond / run[kind].perSecond).toFixed(2)).join(', ')})`;
  return `## Orders per second

Written by \`ONLY=orders npm run bench:orders\`. One server process over HTTP, with ${clients} keep-alive connections from another process, each order with its own idempotency key and a session check; and pgbench with ${clients} clients, one order per transaction, the same writes in one statement (\`src/singleOrder.sql\`). Both on one cluster, in turn, ${runs.length} times ${seconds} s each; the figures are medians. The sender takes part of the same cores. Load average during the runs: ${runs.map(({ load }) => load.toFixed(1)).join(', ')}; other work on the machine slows all rows.

${markdownTable([
  ['', 'orders/s', 'p50 ms', 'p99 ms'],
  row('HTTP', ({ http }) => http),
  row('pgbench, prepared statement', ({ prepared }) => prepared),
  row('pgbench, simple protocol', ({ simple }) => simple),
])}

Ratio of HTTP to pgbench, median (each run): prepared ${ratio('prepared')}, simple ${ratio('simple')}.
`;
}

export const readsSection = (reads: Reads): string => `## Reads

Written by \`ONLY=reads npm run bench:orders\`. Processor time of a call, user and system, of one server process and of its database, over HTTP with ${reads.connections} keep-alive connections of 1,000 members, who take compressed answers; ${reads.runs.length} times ${reads.seconds} s each, in turns; medians. Load average at the end: ${loadavg()[0]!.toFixed(1)}.

${markdownTable(readsTable(reads))}
`;

export const settlingSection = ({ orders, seconds, bets, quietBets }: Settling): string => {
  const row = (name: string, figures: Figures) => [
    name,
    rounded(figures.perSecond),
    ms(figures.p50Ms),
    ms(figures.p99Ms),
    ms(figures.maxMs),
  ];
  return `## Settling

Written by \`ONLY=settling npm run bench:orders\`. ${orders.toLocaleString('en')} open orders of one round, of 1,000 members, half of them winning, from the stored draw to the end of the round: **${seconds.toFixed(2)} s**, while 4 connections bet on another game. Load average at the end: ${loadavg()[0]!.toFixed(1)}.

${markdownTable([
  ['Bets beside it', 'bets/s', 'p50 ms', 'p99 ms', 'longest ms'],
  row('nothing to settle', quietBets),
  row('while settling', bets),
])}
`;
};
