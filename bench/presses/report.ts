import { availableParallelism, cpus } from 'node:os';
import { markdownTable } from '../src/markdownTable';
import { median } from '../src/summarise';
import { phone } from '../start/measure/phone';
import type { Figures, Pressed } from './figures';

export interface Round {
  figures: Figures;
  /** Milliseconds from the end of each tap on a tab until its heading is in sight. */
  hinted: readonly number[];
  unhinted: readonly number[];
}

const slowest = 10;

/** The section of RESULTS.md on presses. */
export function report(rounds: readonly Round[], count: number): string {
  const row = (name: string, goal: string, pick: (round: Round) => number) => {
    const all = rounds.map(pick);
    const [middle, least, most] = [median(all), Math.min(...all), Math.max(...all)].map((each) =>
      Math.round(each).toLocaleString('en'),
    );
    return [name, `${middle} (${least}–${most})`, goal];
  };
  const tasks = rounds.flatMap(({ figures }) => figures.tasks);
  return `## Presses

Written by \`npm run bench:presses\`. A visit of ${count} presses by touch, by a member who has signed in: through all tabs, sheets, forms and one bet; a processor ${phone.slowDown} times slower and the line of \`bench:start\`, the next press as soon as what was opened stands. Medians of ${rounds.length} visits (lowest–highest), each in a context of its own. The latency of a press is that of the browser's Event Timing, in steps of 8 ms, 16 at least. Machine: ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}; browser and servers share it.

${markdownTable([
  ['', 'measured', 'goal'],
  row('median of the presses, ms', '', ({ figures }) => figures.p50Ms),
  row('INP (98th percentile), ms', '150', ({ figures }) => figures.p98Ms),
  row('slowest press, ms', '', ({ figures }) => figures.maxMs),
  row('tasks over 100 ms', '0', ({ figures }) => figures.tasks.length),
  row('the longest of them, ms', '', ({ figures }) => figures.tasks[0]?.ms ?? 0),
  row('a hinted tab stands, median, ms', '100', ({ hinted }) => median(hinted)),
  row('the slowest of them, ms', '', ({ hinted }) => Math.max(...hinted)),
  row('a tab without a hint stands, median, ms', '400', ({ unhinted }) => median(unhinted)),
  row('the slowest of them, ms', '', ({ unhinted }) => Math.max(...unhinted)),
])}

A tab stands with its heading, counted from the end of the tap. Without a hint: the first press on each tab of a page in which the browser was never idle, so nothing was fetched before it.

The slowest presses, by what was pressed:

${markdownTable([
  ['', 'slowest, ms', 'median, ms', 'presses'],
  ...byName(rounds.flatMap(({ figures }) => figures.presses)).slice(0, slowest),
])}

${
  tasks.length === 0
    ? 'No task took more than 100 ms.'
    : `Tasks over 100 ms, by the press before them:

${markdownTable([['', 'longest, ms', 'median, ms', 'tasks'], ...byName(tasks).slice(0, slowest)])}`
}
`;
}

/** Name, longest, median and number, the longest first. */
function byName(all: readonly Pressed[]) {
  const names = [...new Set(all.map(({ name }) => name))];
  return names
    .map((name) => ({ name, ms: all.filter((each) => each.name === name).map(({ ms }) => ms) }))
    .toSorted((one, other) => Math.max(...other.ms) - Math.max(...one.ms))
    .map(({ name, ms }) => [name, Math.round(Math.max(...ms)), Math.round(median(ms)), ms.length]);
}
