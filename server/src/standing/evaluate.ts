import type { StandingFacts, StandingRules, TierConditions } from '@members/office-contract';

export type Tiers = readonly TierConditions[];

const figures = ['rechargedMinor', 'memberDays'] as const;
const proofs = ['mailConfirmed', 'cardBound'] as const;

const meets = (facts: TierConditions, needs: TierConditions): boolean =>
  figures.every((name) => facts[name] >= needs[name]) && proofs.every((name) => facts[name] || !needs[name]);

/** The place of a member among the tiers, -1 where there are none, and how far it is to the next one. */
export function tierOf(tiers: Tiers, facts: TierConditions): { tier: number; progressPercent: number } {
  const unmet = tiers.findIndex((needs) => !meets(facts, needs));
  const tier = (unmet === -1 ? tiers.length : unmet) - 1;
  const [present, next] = [tiers[tier], tiers[tier + 1]];
  if (!next) return { tier, progressPercent: tiers.length > 1 ? 100 : 0 };
  return { tier, progressPercent: progress(facts, { present, next }) };
}

/** The mean over what the next tier asks for beyond the present one. */
function progress(
  facts: TierConditions,
  { present, next }: { present: TierConditions | undefined; next: TierConditions },
): number {
  const parts = [
    ...figures
      .map((name) => ({ has: facts[name], from: present?.[name] ?? 0, to: next[name] }))
      .filter(({ from, to }) => to > from)
      .map(({ has, from, to }) => Math.min(1, Math.max(0, (has - from) / (to - from)))),
    ...proofs.filter((name) => next[name] && !present?.[name]).map((name) => (facts[name] ? 1 : 0)),
  ];
  const sum = parts.reduce((total, part) => total + part, 0);
  return Math.min(99, Math.floor((100 * sum) / parts.length));
}

/** The place of the first tier that does not ask for more than the one before it; null where all do, and the first for nothing. */
export function misplacedTier(tiers: Tiers): number | null {
  const nothing: TierConditions = {
    rechargedMinor: 0,
    memberDays: 0,
    mailConfirmed: false,
    cardBound: false,
  };
  const place = tiers.findIndex((tier, index) => {
    const before = tiers[index - 1] ?? nothing;
    const asksMore = !meets(before, tier);
    return !meets(tier, before) || asksMore === (index === 0);
  });
  return place === -1 ? null : place;
}

const daysPerMonth = 30;

/** A credit score, and what each part adds to it or takes off. */
export function creditOf(credit: StandingRules['credit'], facts: StandingFacts) {
  const months = Math.floor(facts.memberDays / daysPerMonth);
  const parts = [
    { part: 'base' as const, points: credit.base },
    { part: 'mailConfirmed' as const, points: facts.mailConfirmed ? credit.mailConfirmed : 0 },
    { part: 'cardBound' as const, points: facts.cardBound ? credit.cardBound : 0 },
    { part: 'months' as const, points: Math.min(months * credit.perMonth, credit.mostByMonths) },
    {
      part: 'returned' as const,
      points: 0 - Math.min(facts.returnedPayments * credit.perReturned, credit.mostByReturned),
    },
  ];
  const sum = parts.reduce((total, { points }) => total + points, 0);
  return { score: Math.min(100, Math.max(0, sum)), parts };
}
