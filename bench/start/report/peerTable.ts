import { markdownTable } from '../../src/markdownTable';
import { isMeasured, kilobytes, ratio, withRange, rounded } from './cells';
import { content, usable } from './startTables';
import type { Summary } from './summary';

/** Every system on the same two screens, and how it compares with this system and with a plain `import()`. */
export function peerTable(
  { middle, ratio: ratioOf }: Summary,
  names: Readonly<Record<string, string>>,
): string {
  const rows = Object.entries(names).map(([system, name]) => {
    const part = 'peers' as const;
    const cold = { part, system, screen: 'videos', state: 'cold' };
    const second = { part, system, screen: 'showcase', state: 'second' };
    return [
      name,
      rounded(middle(cold, content)),
      withRange(middle(cold, usable)),
      ratio(ratioOf(cold, 'own', usable)),
      ratio(ratioOf(cold, 'plain', usable)),
      rounded(middle(cold, ({ requests }) => requests)),
      kilobytes(middle(cold, ({ bytes }) => bytes)),
      withRange(middle({ ...cold, state: 'warm' }, usable)),
      withRange(middle(second, usable)),
      ratio(ratioOf(second, 'own', usable)),
    ];
  });
  const deep = ['first content', 'usable, cold', 'to the system', 'to `import()`', 'requests', 'KB'];
  return markdownTable([
    ['', ...deep, 'usable, warm', 'second remote', 'to the system'],
    ...rows.filter((row) => isMeasured(row)),
  ]);
}
