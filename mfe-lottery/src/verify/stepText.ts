import type { Step } from '@members/verifier';

/** Parts of the sentence of a step: the key of its text under `verify`, and what stands in it. */
export interface StepText {
  title: string;
  text: string;
  values: Record<string, string | number>;
}

const moments = ['closesAt', 'publishedAt', 'committedAt'];
const hashes = ['root', 'chainHash'];
const amounts = ['computed', 'published'];

/** The sentence for a step; a reason has a text of its own where it changes what a member should know. */
export function stepTextOf(
  { check, outcome, reason, values }: Step,
  money: (minor: number) => string,
): StepText {
  const own = reason === 'late' || (reason === 'missing' && outcome === 'failed');
  return {
    title: `verify.${check}.title`,
    text: `verify.${check}.${own ? reason : outcome}`,
    values: Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, shown(name, value)] as const),
    ),
  };

  function shown(name: string, value: string | number): string | number {
    if (name === 'index') return Number(value) + 1;
    if (moments.includes(name)) return String(value).slice(11, 19);
    if (hashes.includes(name)) return String(value).slice(0, 8);
    return check === 'payout' && amounts.includes(name) ? money(Number(value)) : value;
  }
}
