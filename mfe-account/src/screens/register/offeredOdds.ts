import type { GameOdds } from '@members/contract';
import { languageTag, type Language } from '@members/i18n';

type OfferedOdds = GameOdds['odds'];

export interface OddsRow {
  /** Names of options by label, or sums. */
  names: string[];
  sums: boolean;
  odds: number;
}

/** Options with the same odds in one row, those by label before the sums. */
export function rowsOf(offered: OfferedOdds): OddsRow[] {
  const rows: OddsRow[] = [];
  for (const { type, name, odds } of offered) {
    const sums = /^\d+$/.test(type);
    const row = rows.find((each) => each.sums === sums && each.odds === odds);
    if (row) row.names.push(name);
    else rows.push({ names: [name], sums, odds });
  }
  return rows;
}

/** Games that have the same odds together. */
export function groupsOf(games: readonly GameOdds[]): { games: string[]; odds: OfferedOdds }[] {
  const groups: { games: string[]; odds: OfferedOdds }[] = [];
  for (const { name, odds } of games) {
    const group = groups.find((each) => JSON.stringify(each.odds) === JSON.stringify(odds));
    if (group) group.games.push(name);
    else groups.push({ games: [name], odds });
  }
  return groups;
}

/** What comes back of 100 points on average, from the least to the greatest option, with a decimal in the way of the language. */
export function returnsOf(offered: OfferedOdds, language: Language): { least: string; most: string } {
  const percents = offered.map(({ returnPercent }) => returnPercent);
  const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const { format } = new Intl.NumberFormat(languageTag(language), digits);
  return { least: format(Math.min(...percents)), most: format(Math.max(...percents)) };
}
