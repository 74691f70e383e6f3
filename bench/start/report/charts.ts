import { builds, started } from '../measure/scenarios';
import { screens } from '../measure/screens';
import { chart } from './chart';
import { buildNames, usable } from './startTables';
import type { Summary } from './summary';

/** The charts of a run by file name; one is left out where nothing of it was measured. */
export function charts(
  { middle }: Summary,
  peerNames: Readonly<Record<string, string>>,
): Record<string, string> {
  const starts = started.flatMap((screen) => {
    const bars = builds.flatMap((system) => {
      const value = middle({ part: 'starts', system, screen, state: 'cold' }, usable)?.median;
      return value === undefined ? [] : [{ name: buildNames[system], value }];
    });
    return bars.length > 0 ? [{ label: screens[screen].path, bars }] : [];
  });
  const barsOf = (screen: string, state: string) =>
    Object.entries(peerNames).flatMap(([system, name]) => {
      const value = middle({ part: 'peers', system, screen, state }, usable)?.median;
      return value === undefined ? [] : [{ name: name.replaceAll('`', ''), value }];
    });
  const peers = [
    { label: 'Deep link, cold cache', bars: barsOf('videos', 'cold') },
    { label: 'Second remote', bars: barsOf('showcase', 'second') },
  ].filter(({ bars }) => bars.length > 0);
  return {
    ...(starts.length > 0 && { 'starts.svg': chart('Start to a usable screen, cold cache', starts) }),
    ...(peers.length > 0 && { 'peers.svg': chart('The same screens in other systems', peers) }),
  };
}
