import { betTypes, publicOdds } from '@members/contract';
import { payoutMinor } from '@members/verifier';
import { maxStake } from './placement';

describe('payouts and their limit (D30)', () => {
  it('pays whole minor units for every whole stake', () => {
    for (const type of betTypes) expect(Number.isInteger(payoutMinor(100, publicOdds[type]))).toBe(true);
    expect(payoutMinor(5000, publicOdds['11'])).toBe(39_000);
  });

  it('allows the stake that pays exactly the limit and not one point more', () => {
    expect(maxStake(195, 19_500)).toBe(100);
    expect(maxStake(195, 19_499)).toBe(99);
  });
});
