import { minorOf, sentAmount, shortAmount, typedAmount } from './amounts';

describe('amounts as they are typed, sent and told', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['0.', 0],
    ['12.5', 1250],
    ['0.29', 29],
    ['1000', 100_000],
  ])('%j is %i minor units', (typed, minor) => {
    expect(minorOf(typed)).toBe(minor);
  });

  test('come back to the same minor units, however they are written', () => {
    for (const minor of [1, 29, 1250, 100_000, 123_456_789]) {
      expect(minorOf(typedAmount(minor))).toBe(minor);
      expect(minorOf(sentAmount(minor))).toBe(minor);
    }
  });

  test('have decimals where they say something', () => {
    expect(typedAmount(100_000)).toBe('1000');
    expect(typedAmount(1250)).toBe('12.50');
    expect(shortAmount(500_000)).toBe('5,000');
    expect(shortAmount(950)).toBe('9.50');
    expect(sentAmount(100_000)).toBe('1000.00');
  });
});
