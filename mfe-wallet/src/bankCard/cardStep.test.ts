import { stepBeforeCard } from './cardStep';

describe('before a card is bound (BANK-05, BANK-06, D46)', () => {
  test('the real name comes first', () => {
    const step = { to: '/Setname', message: 'realNameRequired' };
    expect(stepBeforeCard({ realName: '', hasFundPassword: false })).toEqual(step);
    expect(stepBeforeCard({ realName: '', hasFundPassword: true })).toEqual(step);
  });

  test('then the withdrawal password', () => {
    expect(stepBeforeCard({ realName: 'Lina Moreau', hasFundPassword: false })).toEqual({
      to: '/SetPayPassword',
      message: 'fundPasswordFirst',
    });
  });

  test('then nothing is in the way', () => {
    expect(stepBeforeCard({ realName: 'Lina Moreau', hasFundPassword: true })).toBeNull();
  });
});
