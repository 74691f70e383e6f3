import { a, listing } from '../../../testing/openPage';
import { flagsOf } from './flagsOf';

const people = Array.from({ length: 5_000 }, (_, id) => `member:${id}`);
const withFlag = (share: number, flag = 'newSlip') =>
  people.filter((who) => flagsOf(listing(a, { flags: { [flag]: share } }), () => who)[flag]);

describe('a flag', () => {
  it('is on for the share of the members that it says, and for the same ones while that grows', () => {
    expect(withFlag(0)).toEqual([]);
    expect(withFlag(1)).toEqual(people);
    const few = withFlag(0.2);
    expect(few.length / people.length).toBeCloseTo(0.2, 1);
    expect(withFlag(0.5)).toEqual(expect.arrayContaining(few));
  });

  it('falls on others than another flag', () => {
    const others = new Set(withFlag(0.2, 'newOdds'));
    const both = withFlag(0.2).filter((who) => others.has(who));
    expect(both.length / people.length).toBeCloseTo(0.04, 1.5);
  });

  it('is off where none is set, and nobody is asked who they are', () => {
    const who = jest.fn(() => 'member:1');
    expect(flagsOf(listing(a), who)).toEqual({});
    expect(flagsOf(undefined, who)).toEqual({});
    expect(who).not.toHaveBeenCalled();
  });
});
