import type { TierConditions } from '@members/office-contract';
import { creditOf, misplacedTier, tierOf } from './evaluate';

const nothing: TierConditions = { rechargedMinor: 0, memberDays: 0, mailConfirmed: false, cardBound: false };
const facts = (has: Partial<TierConditions> = {}) => ({ ...nothing, ...has });
const tiers = [
  nothing,
  { ...nothing, memberDays: 30 },
  { ...nothing, memberDays: 90, rechargedMinor: 100_000, mailConfirmed: true },
];

describe('tiers by rules (OFC-47)', () => {
  it('a member has the last tier all of whose conditions are met', () => {
    expect(tierOf(tiers, facts()).tier).toBe(0);
    expect(tierOf(tiers, facts({ memberDays: 30 })).tier).toBe(1);
    expect(tierOf(tiers, facts({ memberDays: 400, rechargedMinor: 100_000 })).tier).toBe(1);
    expect(tierOf(tiers, facts({ memberDays: 90, rechargedMinor: 100_000, mailConfirmed: true })).tier).toBe(
      2,
    );
  });

  it('progress is the mean of what the next one asks for, 99 at most before it is there, 100 at the top', () => {
    expect(tierOf(tiers, facts({ memberDays: 15 })).progressPercent).toBe(50);
    // Two thirds of the days, half of the sum, no address.
    const half = facts({ memberDays: 70, rechargedMinor: 50_000 });
    expect(tierOf(tiers, half).progressPercent).toBe(38);
    const nearly = facts({ memberDays: 999, rechargedMinor: 99_999, mailConfirmed: true });
    expect(tierOf(tiers, nearly).progressPercent).toBe(99);
    expect(tierOf(tiers, facts({ ...nearly, rechargedMinor: 100_000 })).progressPercent).toBe(100);
  });

  it('one tier leads nowhere, and none is none', () => {
    expect(tierOf([nothing], facts({ memberDays: 900 }))).toEqual({ tier: 0, progressPercent: 0 });
    expect(tierOf([], facts())).toEqual({ tier: -1, progressPercent: 0 });
  });

  it('the first tier asks for nothing, each next one for more and for nothing less', () => {
    expect(misplacedTier(tiers)).toBeNull();
    expect(misplacedTier([])).toBeNull();
    expect(misplacedTier([{ ...nothing, memberDays: 1 }])).toBe(0);
    expect(misplacedTier([nothing, nothing])).toBe(1);
    expect(misplacedTier([nothing, { ...nothing, cardBound: true }, { ...nothing, memberDays: 9 }])).toBe(2);
  });
});

describe('a credit score by rules (OFC-48)', () => {
  const credit = {
    ...{ base: 70, mailConfirmed: 5, cardBound: 10, perMonth: 2, mostByMonths: 10 },
    ...{ perReturned: 15, mostByReturned: 40 },
  };
  const score = (has: object) => creditOf(credit, { ...facts(), returnedPayments: 0, ...has }).score;

  it('is the sum of its parts, each up to its most, between 0 and 100', () => {
    expect(score({})).toBe(70);
    expect(score({ mailConfirmed: true, cardBound: true, memberDays: 65 })).toBe(89);
    expect(score({ mailConfirmed: true, cardBound: true, memberDays: 3_000 })).toBe(95);
    expect(score({ returnedPayments: 9 })).toBe(30);
    expect(
      creditOf({ ...credit, base: 100 }, { ...facts({ cardBound: true }), returnedPayments: 0 }).score,
    ).toBe(100);
  });

  it('tells every part, also those that add nothing', () => {
    const { parts } = creditOf(credit, { ...facts({ cardBound: true }), returnedPayments: 1 });
    expect(parts.map(({ points }) => points)).toEqual([70, 0, 10, 0, -15]);
  });
});
