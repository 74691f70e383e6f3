import type { ListedRelease } from '@members/mfe-kit';
import { chosenRelease, placeOf } from './chosenRelease';

const release = (buildId: string) => ({ container: `mfe_x__${buildId}` }) as ListedRelease;
const active = release('a');
const listed = (share: number) => ({
  active,
  previous: null,
  canary: { release: release('b'), step: 'few', share },
  forced: false,
});
const people = Array.from({ length: 10_000 }, (_, id) => `member:${id}`);
const canaryOf = (share: number) =>
  people.filter((who) => chosenRelease(listed(share), () => who).container === 'mfe_x__b');

describe('the share of a canary', () => {
  it('is as large as it says', () => {
    for (const share of [0.01, 0.1, 0.5])
      expect(canaryOf(share).length / people.length).toBeCloseTo(share, 1.5);
    expect(canaryOf(0)).toEqual([]);
    expect(canaryOf(1)).toEqual(people);
  });

  it('keeps who is in it when it grows, and them alone when it shrinks', () => {
    const few = canaryOf(0.1);
    expect(canaryOf(0.3)).toEqual(expect.arrayContaining(few));
    expect(canaryOf(0.1)).toEqual(few);
  });

  it('falls on others for another canary', () => {
    const both = people.filter((who) => placeOf('mfe_x__b', who) < 0.1 && placeOf('mfe_x__c', who) < 0.1);
    expect(both.length / people.length).toBeCloseTo(0.01, 2);
  });

  it('is nobody’s without a canary, and nobody is asked who they are', () => {
    const who = jest.fn(() => 'member:1');
    expect(chosenRelease({ ...listed(1), canary: null }, who)).toBe(active);
    expect(who).not.toHaveBeenCalled();
  });
});
