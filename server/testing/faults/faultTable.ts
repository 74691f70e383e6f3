import type { FaultFigures } from './faults';

/** What was tried in a fault run and what came of it, as a Markdown table. */
export function faultTable({ settling, load, found, serversLost }: FaultFigures): string {
  const rows: [tried: string, outcome: string | number][] = [
    ['orders of one round, a server killed (SIGKILL) while it is settled', settling.orders],
    ['of them settled at the kill', settling.settledAtKill],
    ['from the draw to the end of the round', `${settling.seconds.toFixed(2)} s`],
    ['PostgreSQL killed (SIGKILL) while members bet at two servers, times', load.kills],
    ['bets acknowledged meanwhile', load.acknowledged],
    ['answers lost or failed, asked again with the same key', load.askedAgain],
    ['acknowledged bets that are missing or there twice', found.acknowledgedMissing],
    ['orders left open', found.ordersOpen],
    ['orders not booked exactly once', found.ordersBookedWrongly],
    ['balances unlike their entries', found.balancesUnlikeEntries],
    ['sum of all entries, minor units', found.entriesSumMinor],
    ['servers that did not come back by themselves', serversLost],
  ];
  return figureTable(rows);
}

export function figureTable(rows: readonly (readonly [tried: string, outcome: string | number])[]): string {
  return ['| | |', '| --- | ---: |', ...rows.map(([tried, outcome]) => `| ${tried} | ${outcome} |`), ''].join(
    '\n',
  );
}
