import {
  latestOf,
  newBook,
  type PracticeBet,
  readBook,
  returnedOf,
  withBets,
  withResult,
} from './practiceBook';

const bet = (more: Partial<PracticeBet> = {}): PracticeBet => ({
  ...{ gameKey: 'k3-1m', period: '20261123-0391', type: 'bi', stake: 10, odds: 1.95 },
  ...more,
});
const round = { gameKey: 'k3-1m', period: '20261123-0391' };

describe('practice points (decision 97)', () => {
  const placed = withBets({ ...newBook, on: true }, [bet(), bet({ type: '5', odds: 35.1 })]);

  it('begin at 1,000 and are put on a round', () => {
    expect(newBook.balanceMinor).toBe(100_000);
    expect(placed.balanceMinor).toBe(98_000);
    expect(placed.open).toHaveLength(2);
  });

  it('come back by the odds of what the dice of that round match, exactly', () => {
    const ended = withResult(placed, { ...round, dice: [5, 5, 2] });
    expect(ended.open).toEqual([]);
    expect(ended.ended.map(({ type, returnedMinor }) => [type, returnedMinor])).toEqual([
      ['bi', 1_950],
      ['5', 0],
    ]);
    expect(ended.balanceMinor).toBe(99_950);
  });

  it('come back as they were in a void round', () => {
    const ended = withResult(placed, { ...round, dice: null });
    expect(ended.balanceMinor).toBe(100_000);
    expect(returnedOf(ended.ended)).toBe(2_000);
  });

  it('wait while other rounds have results, and a result counts once', () => {
    expect(withResult(placed, { ...round, period: '20261123-0390', dice: [1, 1, 1] })).toBe(placed);
    expect(withResult(placed, { ...round, gameKey: 'k3-3m', dice: [1, 1, 1] })).toBe(placed);
    const once = withResult(placed, { ...round, dice: [5, 5, 2] });
    expect(withResult(once, { ...round, dice: [5, 5, 2] })).toBe(once);
  });

  it('keep the latest fifty bets that ended, and tell the latest round by all of its bets', () => {
    let book = newBook;
    for (let number = 1; number <= 30; number += 1) {
      const period = `20261123-${String(number).padStart(4, '0')}`;
      book = withBets(book, [bet({ period }), bet({ period, type: 'sm' })]);
      book = withResult(book, { gameKey: 'k3-1m', period, dice: [6, 6, 6] });
    }
    expect(book.ended).toHaveLength(50);
    expect(latestOf(book).map(({ period, type }) => [period, type])).toEqual([
      ['20261123-0030', 'bi'],
      ['20261123-0030', 'sm'],
    ]);
    expect(latestOf(newBook)).toEqual([]);
  });

  it('are read as they were kept, and begin again where what is kept is none of ours', () => {
    expect(readBook(JSON.stringify(placed))).toEqual(placed);
    expect([null, '', 'no', '{}', '{"balanceMinor":1,"open":1}', 'null'].map(readBook)).toEqual(
      Array(6).fill(newBook),
    );
  });
});
