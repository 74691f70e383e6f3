import { queryClient, queryKey } from '@members/api-client';
import { lotteryCalls, type GameReturns, type OddsItem } from '@members/contract';
import { useTextsForTest } from '@members/i18n/testing';
import { render, screen } from '@testing-library/react';
import texts from '../locales/en_us.json';
import { Returns } from './Returns';

const odds = [{ returnPercent: 97.5 }, { returnPercent: 97.41666 }] as OddsItem[];
const returns: GameReturns = {
  ...{ orders: 90, rounds: 30, stakesMinor: 1_000_000, payoutsMinor: 980_000 },
  ...{ expectedPercent: 97.5, returnPercent: 98, lowPercent: 90, highPercent: 105 },
};
const headingsWith = (measured: Partial<GameReturns>) => {
  queryClient.setQueryData(queryKey(lotteryCalls.gameReturns, { key: 'k3-1m' }), { ...returns, ...measured });
  render(<Returns gameKey="k3-1m" odds={odds} />);
  return screen.getAllByRole('heading').map((heading) => heading.textContent);
};

describe('what comes back of stakes (D30)', () => {
  beforeAll(() => useTextsForTest('mfe-lottery', texts));

  it('is led by the expected return while few rounds are settled', () => {
    expect(headingsWith({ rounds: 12 })).toEqual(['Expected return', 'Paid out so far']);
    expect(screen.getByText('97.42% – 97.5%')).toBeInTheDocument();
    expect(screen.getByText(/^12 of 30 rounds so far/)).toBeInTheDocument();
  });

  it('is what the game has paid from then on', () => {
    expect(headingsWith({})).toEqual(['Paid out so far']);
    expect(screen.getByText('98%')).toBeInTheDocument();
  });
});
