import { builds, tabs } from '../measure/scenarios';
import { screens } from '../measure/screens';
import { isMeasured, shift, spread, table, whole } from './cells';
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
        spread(middle(key, content)),
        spread(middle(key, usable)),
        shift(middle(key, (figures) => figures.shift)),
        whole(middle(key, ({ longestTaskMs }) => longestTaskMs)),
        whole(middle(key, ({ requests }) => requests)),
      ];
    }),
  );
  return table([
    ['', 'build', 'first content, ms', 'usable, ms', 'shift', 'longest task', 'requests'],
    ...rows.filter((row) => isMeasured(row, 2)),
  ]);
}
