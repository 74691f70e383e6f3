import { createRequire } from 'node:module';
import { availableParallelism, cpus } from 'node:os';
import { median } from '../src/summarise';
import { table } from '../start/report/cells';
import type { Marks } from './measurePage';

const { version } = createRequire(import.meta.url)('lighthouse/package.json') as { version: string };

/** The section of RESULTS.md on Lighthouse: medians by screen. */
export function report(found: Readonly<Record<string, readonly Marks[]>>, rounds: number): string {
  const rows = Object.entries(found).map(([screen, marks]) => {
    const middle = (pick: (each: Marks) => number) => median(marks.map(pick));
    const whole = (pick: (each: Marks) => number) => Math.round(middle(pick)).toLocaleString('en');
    return [
      screen,
      whole(({ performance }) => performance),
      whole(({ accessibility }) => accessibility),
      whole((each) => each['best-practices']),
      whole(({ firstPaintMs }) => firstPaintMs),
      whole(({ largestPaintMs }) => largestPaintMs),
      whole(({ blockingMs }) => blockingMs),
      middle(({ shift }) => shift).toFixed(3),
    ];
  });
  const failed = [...new Set(Object.values(found).flatMap((marks) => marks.flatMap((each) => each.failed)))];
  return `## Lighthouse

Written by \`npm run bench:lighthouse\`. Lighthouse ${version} with its own slow phone, ${rounds} runs of each screen with a cold cache, medians, a member signed in. Machine: ${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}; browser and servers share it.

${table([
  [
    '',
    'performance',
    'accessibility',
    'best practices',
    'first paint, ms',
    'largest paint, ms',
    'blocking, ms',
    'shift',
  ],
  ...rows,
])}

Audits of accessibility and best practices that failed: ${failed.join('; ') || 'none'}.
`;
}
