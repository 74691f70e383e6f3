import { parseId } from './parseId';

describe('reading the id of /List and /Profile (ROUTE-07)', () => {
  it('takes a whole number above zero', () => {
    expect(parseId('12')).toBe(12);
  });

  it.each([null, '', '0', '-3', '1.5', 'lima', 'Infinity'])('takes %p for no id', (text) => {
    expect(parseId(text)).toBeNull();
  });
});
