import type { BetType, Dice } from '@members/contract';
import { winMinor } from '../betting/orderRules';
import { sumOf } from '../betting/resultText';
import { wins } from '../odds/fairness';

/** One option in one round, for practice points. */
export interface PracticeBet {
  gameKey: string;
  period: string;
  type: BetType;
  /** In whole points. */
  stake: number;
  odds: number;
}

export interface EndedPracticeBet extends PracticeBet {
  /** Null in a void round, whose points came back. */
  dice: Dice | null;
  returnedMinor: number;
}

/**
 * All that there is of practice. Points are counted in hundredths, as odds have two decimals; they are worth nothing and
 * nobody but this device knows of them (decision 97).
 */
export interface PracticeBook {
  on: boolean;
  balanceMinor: number;
  open: readonly PracticeBet[];
  /** Newest first. */
  ended: readonly EndedPracticeBet[];
}

/** A round that has its result. */
export interface EndedRound {
  gameKey: string;
  period: string;
  /** Null for a void round. */
  dice: Dice | null;
}

const betsKept = 50;

export const firstBalanceMinor = 100_000;
export const newBook: PracticeBook = { on: false, balanceMinor: firstBalanceMinor, open: [], ended: [] };

/** The book as it was kept; a new one where there is none, or none that can be read. */
export function readBook(text: string | null): PracticeBook {
  try {
    const { on, balanceMinor, open, ended } = JSON.parse(text ?? '') as PracticeBook;
    const readable = Number.isSafeInteger(balanceMinor) && Array.isArray(open) && Array.isArray(ended);
    return readable ? { on, balanceMinor, open, ended } : newBook;
  } catch {
    return newBook;
  }
}

export const withBets = (book: PracticeBook, bets: readonly PracticeBet[]): PracticeBook => ({
  ...book,
  balanceMinor: book.balanceMinor - bets.reduce((sum, { stake }) => sum + stake * 100, 0),
  open: [...bets, ...book.open],
});

/** The same book where nothing was on this round. */
export function withResult(book: PracticeBook, { gameKey, period, dice }: EndedRound): PracticeBook {
  const isOn = (bet: PracticeBet) => bet.gameKey === gameKey && bet.period === period;
  const ended = book.open.filter(isOn).map((bet) => ({ ...bet, dice, returnedMinor: returned(bet, dice) }));
  if (ended.length === 0) return book;
  return {
    ...book,
    balanceMinor: book.balanceMinor + returnedOf(ended),
    open: book.open.filter((bet) => !isOn(bet)),
    ended: [...ended, ...book.ended].slice(0, betsKept),
  };
}

function returned({ type, stake, odds }: PracticeBet, dice: Dice | null): number {
  if (!dice) return stake * 100;
  return wins(type, sumOf(dice)) ? winMinor(String(stake), odds) : 0;
}

export const returnedOf = (bets: readonly EndedPracticeBet[]): number =>
  bets.reduce((sum, { returnedMinor }) => sum + returnedMinor, 0);

/** The round that ended last, with all bets on it; empty before there is one. */
export const latestOf = ({ ended }: PracticeBook): readonly EndedPracticeBet[] =>
  ended.filter(({ gameKey, period }) => gameKey === ended[0]?.gameKey && period === ended[0].period);
