import { banksMatching } from './BankSheet';

const banks = ['Harbour Bank', 'Banco Sierra', 'Ngân hàng Sông Hồng'].map((name) => ({ name, code: name }));
const found = (typed: string) => banksMatching(banks, typed).map(({ name }) => name);

describe('looking for a bank (BANK-03)', () => {
  test('shows all of them while nothing is typed', () => {
    expect(found(' ')).toHaveLength(3);
  });

  test('minds neither case nor accents nor the order of words', () => {
    expect(found('SIERRA banco')).toEqual(['Banco Sierra']);
    expect(found('song hong')).toEqual(['Ngân hàng Sông Hồng']);
  });

  test('may find none', () => {
    expect(found('harbour sierra')).toEqual([]);
  });
});
