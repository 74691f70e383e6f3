import { useTextsForTest } from '@members/i18n/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import texts from '../locales/en_us.json';
import { newBook, type PracticeBook } from './practiceBook';
import { PracticeBanner } from './PracticeBanner';
import { PracticeRounds } from './PracticeRounds';

const bet = { gameKey: 'k3-1m', period: '20261123-0391', stake: 10 } as const;
const book: PracticeBook = {
  on: true,
  balanceMinor: 98_950,
  open: [{ ...bet, period: '20261123-0392', type: '10', odds: 7.8 }],
  ended: [
    { ...bet, type: 'bi', odds: 1.95, dice: [5, 5, 2], returnedMinor: 1_950 },
    { ...bet, type: 'si', odds: 1.95, dice: [5, 5, 2], returnedMinor: 0 },
  ],
};
const keep = (kept: PracticeBook) => localStorage.setItem('mfe-lottery.practice.7', JSON.stringify(kept));

beforeAll(() => useTextsForTest('mfe-lottery', texts));
beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('members.token', '7');
  localStorage.setItem('members.tokensso', 'secret');
});

describe('practice bets (decision 97)', () => {
  it('say bet, result and points, and speak of no win and no money', () => {
    keep(book);
    const { container } = render(<PracticeRounds />);
    const [open, matched, missed] = screen.getAllByRole('article').map((card) => card.textContent);
    expect(open).toContain('Sum 10 · 10 points · odds 7.8');
    expect(open).toContain('Waiting for the draw');
    expect(matched).toContain('Matched · 19.50 points back');
    expect(matched).toContain('Sum 12 · Big · Double');
    expect(missed).toContain('Not matched');
    expect(container).toHaveTextContent('So far 20 points staked, 19.50 back.');
    expect(container).not.toHaveTextContent(/\bw[io]n|\bK\b|balance/i);
  });

  it('begin again at 1,000 points when the member wants, and practice stays on', async () => {
    keep(book);
    render(<PracticeRounds />);
    await userEvent.click(screen.getByRole('button', { name: 'Start again with 1,000 points' }));
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
    expect(JSON.parse(localStorage.getItem('mfe-lottery.practice.7')!)).toEqual({ ...newBook, on: true });
  });
});

describe('the mark of practice', () => {
  it('says that points are not money, and what the last round came to', () => {
    const { rerender } = render(<PracticeBanner book={{ ...newBook, on: true }} />);
    const banner = within(screen.getByRole('region', { name: 'Practice' }));
    expect(banner.getByText('Practice: points, not money')).toBeInTheDocument();
    expect(banner.getByRole('status')).toHaveTextContent('all of it stays on this device');
    rerender(<PracticeBanner book={book} />);
    expect(banner.getByRole('status')).toHaveTextContent('0391: 1/2 matched, 19.50 points back');
  });
});
