import { createRequire } from 'node:module';
import { cpus } from 'node:os';
import { median } from '../src/summarise';
import { markdownTable } from '../src/markdownTable';
import type { Marks } from './measurePage';

const { version } = createRequire(import.meta.url)('lighthouse/package.json') as { version: string };

/** The section of RESULTS.md on Lighthouse: medians by screen. */
export function report(found: Readonly<Record<string, readonly Marks[]>>, rounds: number): string {
  const rows = Object.entries(found).map(([screen, marks]) => {
    const medianOf = (pick: (each: Marks) => number) => median(marks.map(pick));
    const rounded = (pick: (each: Marks) => number) => Math.round(medianOf(pick)).toLocaleString('en');
    return [
      screen,
      rounded(({ performance }) => performance),
      rounded(({ accessibility }) => accessibility),
      rounded((each) => each['best-practices']),
      rounded(({ seo }) => seo),
      rounded(({ firstPaintMs }) => firstPaintMs),
      rounded(({ largestPaintMs }) => largestPaintMs),
      rounded(({ blockingMs }) => blockingMs),
      `${rounded((each) => each.processorShare * 100)} %`,
      medianOf(({ shift }) => shift).toFixed(3),
    ];
  });
  // Not `availableParallelism()`, which is 1 for a process that is kept on one core.
  const cores = cpus().length;
  const failed = [...new Set(Object.values(found).flatMap((marks) => marks.flatMap((each) => each.failed)))];
  return `## Lighthouse

Written by \`npm run bench:lighthouse\`. Lighthouse ${version} with its own slow phone, over TLS and HTTP/2, ${rounds} runs of each screen with a cold cache, medians, a member signed in. Machine: ${cpus()[0]?.model.trim()}, ${cores} cores, Node ${process.version}; pages may use all of them, everything else shares one core.

${markdownTable([
  [
    '',
    'performance',
    'accessibility',
    'best practices',
    'search',
    'first paint, ms',
    'largest paint, ms',
    'blocking, ms',
    'of it the page’s own processor time',
    'shift',
  ],
  ...rows,
])}

Audits of the other three that failed: ${failed.join('; ') || 'none'}.
`;
}
