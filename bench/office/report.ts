import { cpus } from 'node:os';
import { markdownTable } from '../src/markdownTable';
import { firstPage, middlePage } from './lists';
import type { OfficeFigures } from './measure';

const goalMs = 1_000;
const ms = (value: number) => (value < 100 ? value.toFixed(1) : Math.round(value).toLocaleString('en'));
const whole = (value: number) => value.toLocaleString('en');

/** A section of RESULTS.md: one row per call, the slowest of all that is asked of it in bold where it misses the goal. */
export function report({ orders, members, databaseMb, calls, forAll }: OfficeFigures): string {
  const cell = (value: number | undefined) =>
    value === undefined ? '' : value < goalMs ? ms(value) : `**${ms(value)}**`;
  const rows = Object.entries(calls).flatMap(([id, took]) => {
    if (typeof took === 'string') return [];
    const { [firstPage]: first, [middlePage]: middle, ...filtered } = took;
    const others = Object.entries(filtered).map(([what, value]) => `${what} ${cell(value)}`);
    return [[`\`${id}\``, cell(first), cell(middle), others.join('; ')]];
  });
  const all = Object.entries(calls).flatMap(([id, took]) =>
    typeof took === 'string' ? [] : Object.entries(took).map(([what, value]) => ({ id, what, value })),
  );
  const slow = all.filter(({ value }) => value >= goalMs);
  const slowest = all.toSorted((one, other) => other.value - one.value)[0]!;
  const unasked = Object.entries(calls).filter(([, took]) => typeof took === 'string');
  const reasons = [...new Set(unasked.map(([, why]) => why as string))].map((reason) => {
    const ids = unasked.filter(([, why]) => why === reason).map(([id]) => `\`${id}\``);
    return `${ids.join(', ')} ${reason}`;
  });
  return `## The office

Written by \`npm run bench:office\` on ${new Date().toISOString().slice(0, 10)}. Machine: ${cpus()[0]!.model.trim()}, ${cpus().length} cores, Node ${process.version}. ${whole(orders)} orders of ${whole(members)} members, a fifth of them of one, whose page it is; as many withdrawals as members, three messages and sign-ins of each, half a million lines of the operator log, and what else such a site has (\`server/testing/load/furnish*.ts\`): a database of ${whole(databaseMb)} MB. Each is the slowest of three times through the office without a network, in milliseconds. The goal is a second: ${all.length - slow.length} of ${all.length} meet it, the slowest is \`${slowest.id}\` (${slowest.what}) with ${ms(slowest.value)} ms.

${markdownTable([['Call', 'first page, or all', 'page in the middle', 'with its filters'], ...rows])}

Not measured: ${reasons.join('; ')}.

What is done for every member, in the background but for the first:

${markdownTable([['', 'ms'], ...Object.entries(forAll).map(([what, value]) => [what, ms(value)])])}
`;
}
