import { builds, tabs } from '../measure/scenarios';
import { screens } from '../measure/screens';
import { markdownTable } from '../../src/markdownTable';
import { isMeasured, shift, withRange, rounded } from './cells';
import { buildNames, content, usable } from './startTables';
import type { Summary } from './summary';

/** Changes of the tab in one state, for each build. */
export function changeTable({ middle }: Summary, state: string): string {
  const rows = tabs.flatMap((screen) =>
    builds.map((system) => {
      const key = { part: 'changes' as const, system, screen, state };
      return [
        `\`${screens[screen].path}\``,
        buildNames[system],
        withRange(middle(key, content)),
        withRange(middle(key, usable)),
        shift(middle(key, (figures) => figures.shift)),
        rounded(middle(key, ({ longestTaskMs }) => longestTaskMs)),
        rounded(middle(key, ({ requests }) => requests)),
      ];
    }),
  );
  return markdownTable([
    ['', 'build', 'first content, ms', 'usable, ms', 'shift', 'longest task', 'requests'],
    ...rows.filter((row) => isMeasured(row, 2)),
  ]);
}
