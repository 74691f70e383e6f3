import { betTypes, publicOdds, returnPercent, type Odds } from '@members/contract';
import { groupsOf, returnsOf, rowsOf } from './offeredOdds';

const gameOf = (name: string, odds: Odds) => ({
  ...{ key: name, name },
  odds: betTypes.map((type) => ({
    ...{ type, name: type, odds: odds[type] / 100 },
    returnPercent: returnPercent(type, odds),
  })),
});

describe('odds in the account opening agreement (D05, D30)', () => {
  test('names every option once, those with the same odds together', () => {
    const rows = rowsOf(gameOf('one', publicOdds).odds);
    expect(rows.flatMap(({ names }) => names).toSorted()).toEqual([...betTypes].toSorted());
    expect(rows).toHaveLength(9);
    expect(rows[0]).toEqual({ names: ['bi', 'sm', 'si', 'do'], sums: false, odds: 1.95 });
    expect(rows[1]).toEqual({ names: ['3', '18'], sums: true, odds: 210.6 });
  });

  test('says what comes back of 100 points, as the odds have it', () => {
    expect(returnsOf(gameOf('one', publicOdds).odds, 'en_us')).toEqual({ least: '97.4', most: '97.5' });
    expect(returnsOf(gameOf('one', publicOdds).odds, 'vn_vn')).toEqual({ least: '97,4', most: '97,5' });
    expect(returnsOf(gameOf('two', { ...publicOdds, bi: 180 }).odds, 'en_us').least).toBe('90.0');
  });

  test('says the same odds of several games once, and other ones by the name of their game', () => {
    const games = [
      gameOf('one', publicOdds),
      gameOf('two', { ...publicOdds, bi: 180 }),
      gameOf('three', publicOdds),
    ];
    expect(groupsOf(games).map((group) => group.games)).toEqual([['one', 'three'], ['two']]);
  });
});
