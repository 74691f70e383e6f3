import { brokenRule, withdrawalFault } from './withdrawalFault';

const rules = { minMinor: 1_000, maxMinor: 500_000, balanceMinor: 100_000 };

describe('a withdrawal before it is sent (VAL-13, VAL-14)', () => {
  test('needs an amount above zero, which is told first', () => {
    expect(withdrawalFault({ amountMinor: 0, fundPassword: '' }, rules)).toEqual({
      field: 'amount',
      fault: 'correctAmount',
    });
  });

  test('needs the withdrawal password, all of it', () => {
    const fault = (fundPassword: string) => withdrawalFault({ amountMinor: 1_000, fundPassword }, rules);
    expect(fault('')).toEqual({ field: 'fundPassword', fault: 'enterFundPassword' });
    expect(fault('12345')).toEqual({ field: 'fundPassword', fault: 'incomplete' });
    expect(fault('123456')).toBeNull();
  });

  test('needs none where a passkey stands in for it (KEY-04)', () => {
    expect(withdrawalFault({ amountMinor: 1_000, fundPassword: null }, rules)).toBeNull();
    expect(withdrawalFault({ amountMinor: 0, fundPassword: null }, rules)?.fault).toBe('correctAmount');
  });
});

describe('an amount against the rules (VAL-14)', () => {
  test.each([
    [999, 'belowMinimum'],
    [100_001, 'aboveBalance'],
    [500_001, 'aboveMaximum'],
  ])('%i minor units are %s, told at the amount', (amountMinor, fault) => {
    expect(withdrawalFault({ amountMinor, fundPassword: '123456' }, rules)).toEqual({
      field: 'amount',
      fault,
    });
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
