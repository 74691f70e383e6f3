import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { markdownTable } from './markdownTable';
import { connectionsToCitus, type OrdersOnCitus, type Processors } from './onCitus';
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

/** A row of a table of orders: the medians of the runs. */
const ordersRow = (name: string, runs: readonly Figures[]) => [
  name,
  rounded(median(runs.map(({ perSecond }) => perSecond))),
  ms(median(runs.map(({ p50Ms }) => p50Ms))),
  ms(median(runs.map(({ p99Ms }) => p99Ms))),
];
const ordersHeads = ['orders/s', 'p50 ms', 'p99 ms'];
/** The median of ratios made within each run, and each of them. */
const ratios = (values: readonly number[]) =>
  `${median(values).toFixed(2)} (${values.map((value) => value.toFixed(2)).join(', ')})`;
const loadsOf = (runs: readonly { load: number }[]) => runs.map(({ load }) => load.toFixed(1)).join(', ');

export function ordersSection({ runs, clients, seconds }: Throughput): string {
  const ratio = (kind: 'prepared' | 'simple') =>
    ratios(runs.map((run) => run.http.perSecond / run[kind].perSecond));
  return `## Orders per second

Written by \`ONLY=orders npm run bench:orders\`. One server process over HTTP, with ${clients} keep-alive connections from another process, each order with its own idempotency key and a session check; and pgbench with ${clients} clients, one order per transaction, the same writes in one statement (\`src/singleOrder.sql\`). Both on one cluster, in turn, ${runs.length} times ${seconds} s each; the figures are medians. The sender takes part of the same cores. Load average during the runs: ${loadsOf(runs)}; other work on the machine slows all rows.

${markdownTable([
  ['', ...ordersHeads],
  ordersRow(
    'HTTP',
    runs.map(({ http }) => http),
  ),
  ordersRow(
    'pgbench, prepared statement',
    runs.map(({ prepared }) => prepared),
  ),
  ordersRow(
    'pgbench, simple protocol',
    runs.map(({ simple }) => simple),
  ),
])}

Ratio of HTTP to pgbench, median (each run): prepared ${ratio('prepared')}, simple ${ratio('simple')}.
`;
}

export function citusSection({ runs, seconds, workers, shards }: OrdersOnCitus): string {
  const sides = ['whole', 'spread'] as const;
  const rows = connectionsToCitus.flatMap((connections, load) =>
    sides.map((side) => {
      const figures = runs.map((run) => run[side][load]!);
      const processor = (name: keyof Processors) =>
        median(figures.map(({ processors }) => processors[name])).toFixed(2);
      return [
        ...ordersRow(`${connections}, ${side}`, figures),
        processor('server'),
        processor('coordinator'),
        processor('workers'),
      ];
    }),
  );
  const each = connectionsToCitus.map((connections, load) => {
    const values = runs.map(({ whole, spread }) => spread[load]!.perSecond / whole[load]!.perSecond);
    return `${connections}: ${ratios(values)}`;
  });
  return `## Orders per second on Citus, in ${shards} shards

Written by \`TEST_DATABASE_URL=… TEST_LANE_SHARDS=${shards} npm run bench:orders\`, at a coordinator with ${workers} workers, all on one machine: a database with all tables on the coordinator, and one whose tables by lane are spread, each with a server process of its own, over so many HTTP connections, in turn, ${runs.length} times ${seconds} s each; medians. The last three columns are processor time of an order, user and system. Load average during the runs: ${loadsOf(runs)}.

${markdownTable([['connections, tables', ...ordersHeads, 'server, ms', 'coordinator, ms', 'workers, ms'], ...rows])}

Orders per second, spread to whole, median (each run), by connections: ${each.join('; ')}.
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
