import type { LoadFigures } from './betWhileKilling';
import type { FaultFigures } from './faults';
import type { Inspection } from './inspect';

/** What was tried in a fault run and what came of it, as a Markdown table. */
export function faultTable({ settling, load, found, serversLost }: FaultFigures): string {
  const rows: [tried: string, outcome: string | number][] = [
    ['orders of one round, a server killed (SIGKILL) while it is settled', settling.orders],
    ['of them settled at the kill', settling.settledAtKill],
    ['from the draw to the end of the round', `${settling.seconds.toFixed(2)} s`],
    ['PostgreSQL killed (SIGKILL) while members bet at two servers, times', load.kills],
    ...betRows(load, found),
    ['orders left open', found.ordersOpen],
    ['balances unlike their entries', found.balancesUnlikeEntries],
    ['servers that did not come back by themselves', serversLost],
  ];
  return figureTable(rows);
}

/** What has become of bets that were placed while something was killed. */
export const betRows = (load: LoadFigures, found: Inspection): [tried: string, outcome: number][] => [
  ['bets acknowledged meanwhile', load.acknowledged],
  ['answers lost or failed, asked again with the same key', load.askedAgain],
  ['acknowledged bets that are missing or there twice', found.acknowledgedMissing],
  ['orders not booked exactly once', found.ordersBookedWrongly],
  ['settled orders that their round is not fixed with', found.ordersNotFixed],
  ['sum of all entries, minor units', found.entriesSumMinor],
];

export function figureTable(rows: readonly (readonly [tried: string, outcome: string | number])[]): string {
  return ['| | |', '| --- | ---: |', ...rows.map(([tried, outcome]) => `| ${tried} | ${outcome} |`), ''].join(
    '\n',
  );
}
