import { brokenRule, withdrawalFault } from './withdrawalFault';

describe('a withdrawal before it is sent (VAL-13)', () => {
  test('needs an amount above zero, which is told first', () => {
    expect(withdrawalFault({ amountMinor: 0, fundPassword: '' })).toEqual({
      field: 'amount',
      fault: 'correctAmount',
    });
  });

  test('needs the withdrawal password, all of it', () => {
    const fault = (fundPassword: string) => withdrawalFault({ amountMinor: 1, fundPassword });
    expect(fault('')).toEqual({ field: 'fundPassword', fault: 'enterFundPassword' });
    expect(fault('12345')).toEqual({ field: 'fundPassword', fault: 'incomplete' });
    expect(fault('123456')).toBeNull();
  });
});

describe('the rules in sight (WDR-01, VAL-14)', () => {
  const rule = { minMinor: 1_000, maxMinor: 500_000, perDay: 3, balanceMinor: 100_000 };

  test.each([
    [0, null],
    [999, 'limits'],
    [1_000, null],
    [100_000, null],
    [100_001, 'balance'],
  ])('%i minor units break %s', (amountMinor, broken) => {
    expect(brokenRule(amountMinor, rule)).toBe(broken);
  });

  test('the most per withdrawal counts also where the balance is higher', () => {
    expect(brokenRule(500_001, { ...rule, balanceMinor: 900_000 })).toBe('limits');
  });
});
