import type { Sample } from '../measure/samples';
import { released, startedInOtherWays } from '../measure/scenarios';
import { screens } from '../measure/screens';
import { protocols } from '../serve/front';
import { markdownTable } from '../../src/markdownTable';
import { isMeasured, kilobytes, ratio, rounded, withRange } from './cells';
import { buildNames, content, usable } from './startTables';
import type { Figure, Summary } from './summary';

const names: Readonly<Record<string, string>> = { released: buildNames.own, monolith: buildNames.monolith };

const returns = startedInOtherWays.flatMap((screen) => protocols.map((protocol) => ({ screen, protocol })));
type Return = (typeof returns)[number];

const labelOf = ({ screen, protocol }: Return): string =>
  `\`${screens[screen].path}\`${protocol === 'h2' ? ', HTTP/2' : ''}`;

const codeBytes: Figure = ({ code = [] }) => code.reduce((sum, { bytes }) => sum + bytes, 0);

/** Return visits to the system and to the one build, and the ratios of the first to the second. */
export function releasedTable({ middle, ratio: ratioOf }: Summary): string {
  const rows = returns.map(({ screen, protocol }) => {
    const own = { part: 'released', system: 'released', screen, state: protocol } as const;
    const rival = { ...own, system: 'monolith' };
    const pair = (text: (key: typeof rival) => string) => `${text(own)}, ${text(rival)}`;
    return [
      labelOf({ screen, protocol }),
      ...[content, usable].flatMap((pick) => [
        withRange(middle(own, pick)),
        withRange(middle(rival, pick)),
        ratio(ratioOf(own, 'monolith', pick)),
      ]),
      pair((key) => rounded(middle(key, ({ requests }) => requests))),
      pair((key) => kilobytes(middle(key, ({ bytes }) => bytes))),
      pair((key) => kilobytes(middle(key, codeBytes), 1)),
      ratio(ratioOf(own, 'monolith', codeBytes)),
    ];
  });
  const times = ['first content, ms', '(a)', 'to (a)', 'usable, ms', '(a)', 'to (a)'];
  const loads = ['requests', 'KB', 'scripts and styles, KB', 'to (a)'];
  return markdownTable([['', ...times, ...loads], ...rows.filter((row) => isMeasured(row))]);
}

/** Each script and style that a return visit loaded in any round, with its most bytes. */
export function loadedTable(samples: readonly Sample[]): string {
  const rows = returns.flatMap(({ screen, protocol }) =>
    released.flatMap((system) => {
      const ofOne = samples.filter(
        (each) =>
          each.part === 'released' &&
          each.system === system &&
          each.screen === screen &&
          each.state === protocol,
      );
      const files = new Map<string, number>();
      for (const { figures } of ofOne)
        for (const { path, bytes } of figures.code ?? [])
          files.set(path, Math.max(bytes, files.get(path) ?? 0));
      return [...files].map(([path, bytes]) => [
        labelOf({ screen, protocol }),
        names[system] ?? system,
        `\`${path}\``,
        (bytes / 1024).toFixed(1),
      ]);
    }),
  );
  return markdownTable([['', 'build', 'file', 'KB'], ...rows]);
}
