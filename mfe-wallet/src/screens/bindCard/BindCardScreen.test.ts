import { cardFault } from './BindCardScreen';

describe('binding a card (VAL-12, D46-D48)', () => {
  const bank = { code: 'HARBOUR', name: 'Harbour Bank' };
  const unbound = { isBound: false, realName: 'Lina Moreau' };
  const filled = { number: '6222021234564821', bank, holder: 'Lina Moreau' };

  test('is checked in the order: bound, number, bank, holder', () => {
    const empty = { number: '', bank: null, holder: '' };
    const number = { field: 'number', fault: 'realCardNumber' };
    expect(cardFault(filled, { ...unbound, isBound: true })).toEqual(number);
    expect(cardFault(empty, unbound)).toEqual(number);
    expect(cardFault({ ...empty, number: filled.number }, unbound)).toEqual({
      field: 'bank',
      fault: 'selectBank',
    });
    expect(cardFault({ ...filled, holder: '  ' }, unbound)).toEqual({
      field: 'holder',
      fault: 'realNameRequired',
    });
  });

  test('wants 8 to 24 digits', () => {
    const fault = (number: string) => cardFault({ ...filled, number }, unbound)?.fault;
    expect(fault('1'.repeat(7))).toBe('realCardNumber');
    expect(fault('1'.repeat(8))).toBeUndefined();
    expect(fault('1'.repeat(24))).toBeUndefined();
  });

  test('is in the name of the account’s owner, and nobody else’s (D48)', () => {
    expect(cardFault({ ...filled, holder: 'Somebody Else' }, unbound)).toEqual({
      field: 'holder',
      fault: 'holderMismatch',
    });
  });

  test('takes a filled form', () => {
    expect(cardFault(filled, unbound)).toBeNull();
  });
});
