import { builds, started } from '../measure/scenarios';
import type { Part } from '../measure/samples';
import { screens, type ScreenName } from '../measure/screens';
import { markdownTable } from '../../src/markdownTable';
import { isMeasured, kilobytes, ratio, shift, withRange, rounded } from './cells';
import type { Figure, Summary } from './summary';

export const content: Figure = ({ contentMs }) => contentMs;
export const usable: Figure = ({ usableMs }) => usableMs;
const answers: Figure = ({ answersMs }) => answersMs;

/** Times of the system, and their ratios to each of the other builds. */
export function ratioTable(
  { middle, ratio: ratioOf }: Summary,
  { part, state, names }: { part: Part; state: string; names: readonly ScreenName[] },
): string {
  const rows = names.map((screen) => {
    const key = { part, system: 'own', screen, state };
    const cells = [content, usable].flatMap((pick) => [
      withRange(middle(key, pick)),
      ratio(ratioOf(key, 'monolith', pick)),
      ratio(ratioOf(key, 'stock', pick)),
    ]);
    return [`\`${screens[screen].path}\``, ...cells, ratio(ratioOf(key, 'monolith', answers))];
  });
  const head = ['', 'first content, ms', 'to (a)', 'to (b)', 'usable, ms', 'to (a)', 'to (b)'];
  return markdownTable([[...head, 'answers, to (a)'], ...rows.filter((row) => isMeasured(row))]);
}

/** The figures of a start, for each build. */
export function detailTable({ middle }: Summary, { part, state }: { part: Part; state: string }): string {
  const rows = started.flatMap((screen) =>
    builds.map((system) => {
      const key = { part, system, screen, state };
      return [
        `\`${screens[screen].path}\``,
        buildNames[system],
        rounded(middle(key, content)),
        rounded(middle(key, usable)),
        rounded(middle(key, answers)),
        rounded(middle(key, ({ largestMs }) => largestMs)),
        shift(middle(key, (figures) => figures.shift)),
        rounded(middle(key, ({ longestTaskMs }) => longestTaskMs)),
        rounded(middle(key, ({ blockingMs }) => blockingMs)),
        rounded(middle(key, ({ requests }) => requests)),
        kilobytes(middle(key, ({ bytes }) => bytes)),
      ];
    }),
  );
  const head = ['', 'build', 'first content', 'usable', 'answers', 'largest paint', 'shift', 'longest task'];
  return markdownTable([
    [...head, 'blocking', 'requests', 'KB'],
    ...rows.filter((row) => isMeasured(row, 2)),
  ]);
}

export const buildNames: Record<(typeof builds)[number], string> = {
  own: 'the system',
  monolith: '(a) one build',
  stock: '(b) host plugin',
};
