import { resultText } from './resultText';

const t = (key: string, values?: Record<string, string | number>) =>
  ({ 'round.sum': `Sum ${values?.sum}`, 'bets.bi': 'Big', 'bets.si': 'Single' })[key] ?? key;

describe('result in words (LOT-05, D29)', () => {
  it('shows sum, size and parity in the words of the server', () => {
    expect(resultText(t, { dice: [5, 2, 6], size: 'Grande', parity: 'Impar' })).toBe(
      'Sum 13 · Grande · Impar',
    );
  });

  it('puts the codes of the wire into words', () => {
    expect(resultText(t, { dice: [5, 2, 6], size: 'bi', parity: 'si' })).toBe('Sum 13 · Big · Single');
  });

  it('is empty before the first result', () => {
    expect(resultText(t, { dice: null, size: '', parity: '' })).toBe('');
  });
});
