import { startedInOtherWays } from '../measure/scenarios';
import { screens } from '../measure/screens';
import { markdownTable } from '../../src/markdownTable';
import { isMeasured, kilobytes, ratio, withRange } from './cells';
import { content, usable } from './startTables';
import type { Figure, Summary } from './summary';

const bytes: Figure = (figures) => figures.bytes;

/** Starts with five remotes and with fifty, and the ratios of the second to the first. */
export function remotesTable({ middle, ratio: ratioOf }: Summary): string {
  const rows = ['cold', 'warm'].flatMap((state) =>
    startedInOtherWays.map((screen) => {
      const five = { part: 'remotes', system: 'five', screen, state } as const;
      const fifty = { ...five, system: 'fifty' };
      return [
        `\`${screens[screen].path}\`, ${state}`,
        ...[content, usable].flatMap((pick) => [
          withRange(middle(five, pick)),
          ratio(ratioOf(fifty, 'five', pick)),
        ]),
        `${kilobytes(middle(five, bytes))}, ${kilobytes(middle(fifty, bytes))}`,
      ];
    }),
  );
  return markdownTable([
    ['', 'first content, ms', 'fifty to five', 'usable, ms', 'fifty to five', 'KB'],
    ...rows.filter((row) => isMeasured(row)),
  ]);
}
