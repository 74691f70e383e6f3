import { markdownTable } from '../src/markdownTable';
import type { CallFigures, SizeFigures } from './measure';

const ms = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toString());
const whole = (value: number) => value.toLocaleString('en');

/** A section of RESULTS.md: one row per call, the smallest history beside the largest ones. */
export function report(sizes: readonly SizeFigures[], ordersPerDay: number): string {
  const [first, last] = [sizes[0]!, sizes.at(-1)!];
  const cells = (pick: (figures: CallFigures) => number, show: (value: number) => string, name: string) => [
    ...sizes.map(({ calls }) => show(pick(calls[name]!))),
    (pick(last.calls[name]!) / Math.max(pick(first.calls[name]!), 1)).toFixed(2),
  ];
  const row = (name: string) => [
    name,
    ...cells((figures) => figures.ms, ms, name),
    ms(last.calls[name]!.longestMs),
    ...cells((figures) => figures.buffers, whole, name),
  ];
  const heads = (what: string) => [...sizes.map(({ orders }) => `${what} at ${whole(orders)}`), 'ratio'];
  const head = ['Call', ...heads('ms'), 'longest statement, ms', ...heads('buffers')];
  return `## Growth

Written by \`npm run bench:growth\`. ${whole(ordersPerDay)} orders a day for as many days as it takes, of one game and 1,000 members, one of whom (heavy) placed a fifth of all; ordinary is one of the others. Databases of ${sizes.map(({ databaseMb }) => `${whole(databaseMb)} MB`).join(' and ')}, everything cached. Milliseconds are the median of five calls through the server without a network, the longest statement is that of the largest history; buffers are the pages of 8 KB that all statements of the call looked at. A ratio compares the largest history with the smallest; below a millisecond it is counted from one.

${markdownTable([head, ...Object.keys(first.calls).map((name) => row(name))])}

Reconciliation of two days: ${sizes.map(({ orders, reconcileMs }) => `${(reconcileMs / 1000).toFixed(1)} s at ${whole(orders)} orders`).join(', ')}.
`;
}
