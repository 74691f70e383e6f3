import { groupDigits, maskedNumber, typeNumber } from './cardNumber';

describe('a card number while it is typed (BANK-03, VAL-12)', () => {
  test('stands in groups of four', () => {
    expect(groupDigits('')).toBe('');
    expect(groupDigits('6222')).toBe('6222');
    expect(groupDigits('62220212345')).toBe('6222 0212 345');
  });

  test('takes digits only, and 24 of them at most', () => {
    expect(typeNumber('', 'ab12-3', 6)).toEqual({ digits: '123', caret: 3 });
    expect(typeNumber('', '1'.repeat(30), 30).digits).toBe('1'.repeat(24));
  });

  test('keeps the caret behind the digit that was typed, over the gaps', () => {
    expect(typeNumber('6222', '62220', 5)).toEqual({ digits: '62220', caret: 6 });
    expect(typeNumber('62220212', '6292 20212', 3)).toEqual({ digits: '629220212', caret: 3 });
  });

  test('loses the digit before a gap that is erased', () => {
    expect(typeNumber('62220212', '62220212', 4)).toEqual({ digits: '6220212', caret: 3 });
  });

  test('loses the digit that is erased', () => {
    expect(typeNumber('62220', '6222 ', 5)).toEqual({ digits: '6222', caret: 4 });
    expect(typeNumber('62220212', '622 0212', 3)).toEqual({ digits: '6220212', caret: 3 });
  });

  test('is recognised by its end', () => {
    expect(maskedNumber('6222021234564821')).toBe('••••\u00a04821');
  });
});
