import { availableParallelism, cpus, totalmem } from 'node:os';
import type { Settling } from './settling';
import { median, type Figures } from './summarise';
import type { Throughput } from './throughput';

const rounded = (value: number) => Math.round(value).toString();
const ms = (value: number) => value.toFixed(1);

/** RESULTS.md: the machine, the method and the figures of one run. */
export function report({ throughput, settling }: { throughput: Throughput; settling: Settling }): string {
  const { runs, clients, seconds } = throughput;
  const medianOf = (pick: (run: Throughput['runs'][number]) => number) => median(runs.map(pick));
  const row = (name: string, pick: (run: Throughput['runs'][number]) => Figures) =>
    `| ${name} | ${rounded(medianOf((run) => pick(run).perSecond))} | ${ms(medianOf((run) => pick(run).p50Ms))} | ${ms(medianOf((run) => pick(run).p99Ms))} |`;
  const ratio = (kind: 'prepared' | 'simple') =>
    `${medianOf((run) => run.http.perSecond / run[kind].perSecond).toFixed(2)} (${runs.map((run) => (run.http.perSecond / run[kind].perSecond).toFixed(2)).join(', ')})`;
  return `# Results

Written by \`npm run bench:orders\`.

Machine: ${cpus()[0]?.model.trim() ?? 'unknown processor'}, ${availableParallelism()} cores, ${(totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}, the embedded PostgreSQL with its own settings (durable commits). Load average during the runs: ${runs.map(({ load }) => load.toFixed(1)).join(', ')}; other work on the machine slows all rows.

## Orders per second

One server process over HTTP, with ${clients} keep-alive connections from another process, each order with its own idempotency key and a session check; and pgbench with ${clients} clients, one order per transaction, the same writes in one statement (\`src/singleOrder.sql\`). Both on one cluster, in turn, ${runs.length} times ${seconds} s each; the figures are medians. The sender takes part of the same cores.

| | orders/s | p50 ms | p99 ms |
| --- | --- | --- | --- |
${row('HTTP', ({ http }) => http)}
${row('pgbench, prepared statement', ({ prepared }) => prepared)}
${row('pgbench, simple protocol', ({ simple }) => simple)}

Ratio of HTTP to pgbench, median (each run): prepared ${ratio('prepared')}, simple ${ratio('simple')}.

## Settling

${settling.orders.toLocaleString('en')} open orders of one round, of 1,000 members, half of them winning, from the stored draw to the end of the round: **${settling.seconds.toFixed(2)} s**, while 4 connections bet on another game.

| Bets beside it | bets/s | p50 ms | p99 ms | longest ms |
| --- | --- | --- | --- | --- |
| nothing to settle | ${rounded(settling.quietBets.perSecond)} | ${ms(settling.quietBets.p50Ms)} | ${ms(settling.quietBets.p99Ms)} | ${ms(settling.quietBets.maxMs)} |
| while settling | ${rounded(settling.bets.perSecond)} | ${ms(settling.bets.p50Ms)} | ${ms(settling.bets.p99Ms)} | ${ms(settling.bets.maxMs)} |
`;
}
