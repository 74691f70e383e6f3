import { fundPasswordEntry } from './FundPasswordRow';

describe('entry to the withdrawal password (SET-10, STATE-04, D43)', () => {
  test('leads to setting it while there is none, whether or not it may be changed later', () => {
    expect(fundPasswordEntry({ hasFundPassword: false, editable: false })).toBe('/SetPayPassword');
    expect(fundPasswordEntry({ hasFundPassword: false, editable: true })).toBe('/SetPayPassword');
  });

  test('leads to changing it where the site allows that', () => {
    expect(fundPasswordEntry({ hasFundPassword: true, editable: true })).toBe('/EditPayPassword');
  });

  test('leads to customer service otherwise', () => {
    expect(fundPasswordEntry({ hasFundPassword: true, editable: false })).toBeNull();
  });
});
