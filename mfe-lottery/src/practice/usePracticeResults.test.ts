import { ApiError, call } from '@members/api-client';
import type { DrawResult } from '@members/contract';
import { renderHook, waitFor } from '@testing-library/react';
import { newBook, type PracticeBet } from './practiceBook';
import { usePracticeBook } from './usePracticeBook';
import { usePracticeResults } from './usePracticeResults';

jest.mock('@members/api-client', () => ({
  ...jest.requireActual<object>('@members/api-client'),
  call: jest.fn(),
}));

const bet = (more: Partial<PracticeBet> = {}): PracticeBet => ({
  ...{ gameKey: 'k3-1m', period: '20261123-0391', type: 'bi', stake: 10, odds: 1.95 },
  ...more,
});
const result = (period: string, more: Partial<DrawResult> = {}): DrawResult => ({
  ...{ period, state: 'drawn', dice: [6, 6, 6], size: 'Big', parity: 'Double' },
  ...more,
});

/** The game with these bets on it, and results as they arrive. */
function practise(...open: PracticeBet[]) {
  localStorage.setItem('mfe-lottery.practice.7', JSON.stringify({ ...newBook, on: true, open }));
  return renderHook(
    ({ results, nextPeriod }: { results?: DrawResult[]; nextPeriod: string }) => {
      usePracticeResults({ key: 'k3-1m', nextPeriod }, results);
      return usePracticeBook().book;
    },
    { initialProps: { results: [result('20261123-0390')], nextPeriod: '20261123-0391' } },
  );
}

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('members.token', '7');
  localStorage.setItem('members.tokensso', 'secret');
  jest.mocked(call).mockReset();
});

describe('practice bets (decision 97)', () => {
  it('end with the draw that the game shows, and ask no server', () => {
    const { result: book, rerender } = practise(bet());
    expect(book.current.open).toHaveLength(1);
    const pending = result('20261123-0391', { state: 'pending', dice: null });
    rerender({ results: [pending], nextPeriod: '20261123-0392' });
    expect(book.current.open).toHaveLength(1);
    rerender({ results: [result('20261123-0391')], nextPeriod: '20261123-0392' });
    expect(book.current.ended).toEqual([{ ...bet(), dice: [6, 6, 6], returnedMinor: 1_950 }]);
    expect(call).not.toHaveBeenCalled();
  });

  it('have their points back where the round is void', () => {
    const { result: book, rerender } = practise(bet());
    const ended = result('20261123-0391', { state: 'void', dice: null });
    rerender({ results: [ended], nextPeriod: '20261123-0392' });
    expect(book.current.ended).toEqual([{ ...bet(), dice: null, returnedMinor: 1_000 }]);
  });

  it('of long ago or of another game end by the public record, asked for once', async () => {
    jest.mocked(call).mockResolvedValue({ status: 'settled', dice: [1, 1, 2] });
    const { result: book, rerender } = practise(bet({ period: '20261101-0001' }), bet({ gameKey: 'k3-3m' }));
    await waitFor(() => expect(book.current.ended).toHaveLength(2));
    rerender({ results: [result('20261123-0391')], nextPeriod: '20261123-0392' });
    expect(jest.mocked(call).mock.calls.map(([, params]) => params)).toEqual([
      { key: 'k3-1m', period: '20261101-0001' },
      { key: 'k3-3m', period: '20261123-0391' },
    ]);
  });

  it('wait where the record has no result yet or does not arrive', async () => {
    jest.mocked(call).mockResolvedValueOnce({ status: 'closed', dice: null });
    jest.mocked(call).mockRejectedValueOnce(new ApiError('network', ''));
    const { result: book } = practise(bet({ gameKey: 'k3-3m' }), bet({ gameKey: 'k3-5m' }));
    await waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    expect(book.current.open).toHaveLength(2);
  });
});
