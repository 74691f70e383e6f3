import { amountText } from './amountText';

describe('text of an amount', () => {
  it.each([
    ['', ''],
    ['12', '12'],
    ['1 234', '1234'],
    ['007', '7'],
    ['0', '0'],
    ['-5', '5'],
    ['1e3', '13'],
  ])('keeps of %j with either kind of digits %j', (typed, kept) => {
    expect(amountText(typed, 0)).toBe(kept);
    expect(amountText(typed, 2)).toBe(kept);
  });

  it.each([
    ['12.5', '12.5'],
    ['12.', '12.'],
    ['12,50', '12.50'],
    ['12.345', '12.34'],
    ['1.2.3', '1.23'],
    ['.5', '0.5'],
  ])('keeps two decimals of %j as %j', (typed, kept) => {
    expect(amountText(typed, 2)).toBe(kept);
  });

  it('cuts the fraction off where there are whole numbers only', () => {
    expect(amountText('12.9', 0)).toBe('12');
  });
});
