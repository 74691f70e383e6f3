import type { Language } from '@members/contract';
import type { statementKinds } from '@members/office-contract';
import { byteOrderMark, csvLine, type Cell } from '../control';
import { localised, type Reader } from '../database';
import type { DayTotal } from '../database/tables/days';
import * as store from './store';

type Kind = (typeof statementKinds)[number];

interface Span {
  of: Kind;
  /** UTC, both included. */
  from: string;
  through: string;
}

const language: Language = 'en_us';
const major = (minor: number): Cell => minor / 100;
const longestDays = 366 * 5;

const heads: Readonly<Record<Kind, readonly string[]>> = {
  games: [
    'day',
    'state',
    'game',
    'name',
    'orders',
    'members',
    'stakes',
    'winnings',
    'returned',
    'open orders',
  ],
  money: [
    'day',
    'state',
    'recharges',
    'recharges sent back',
    'bonuses',
    'corrections',
    'withdrawals asked for',
    'withdrawals returned',
    'withdrawals paid out',
    'stakes',
    'winnings',
    'stakes returned',
    'received and not credited',
    'sent back uncredited',
  ],
};

/**
 * Sums by day as CSV, in pieces, oldest first. Games count orders by the day on which they were placed; money is what was
 * booked on the day, as it changed members' balances. A sealed day is read from its seal, and every other summed from its
 * rows.
 */
export async function* statementOf(reader: Reader, { of, from, through }: Span): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(heads[of]);
  const { first } = await store.selectFirstDays(reader);
  if (first === null) return;
  const games = await store.selectGameNames(reader);
  const begins = first > from ? first : from;
  const days = daysOf(begins, through);
  const closed = new Map(
    (await store.selectClosed(reader, { from: begins, through })).map(({ day, seal }) => [day, seal]),
  );
  for (const day of days) {
    const seal = closed.get(day) ?? null;
    const lead: Cell[] = [day, seal ? 'closed' : 'open'];
    if (of === 'money') {
      yield csvLine([...lead, ...moneyCells(seal?.totals ?? (await store.sumKinds(reader, day)))]);
      continue;
    }
    const rows = seal?.games ?? (await store.sumGames(reader, day));
    yield rows
      .map(({ gameId, orders, members, stakesMinor, winningsMinor, returnedMinor, open }) => {
        const game = games.get(gameId);
        const named: Cell[] = [game?.key ?? String(gameId), game ? localised(game.name, language) : ''];
        const sums = [stakesMinor, winningsMinor, returnedMinor].map(major);
        return csvLine([...lead, ...named, orders, members, ...sums, open]);
      })
      .join('');
  }
}

/** Of balances what came in is positive; what was taken from members is told as an amount of its own column. */
function moneyCells(totals: readonly DayTotal[]): Cell[] {
  const of = (kind: DayTotal['kind']) => totals.find((each) => each.kind === kind);
  const members = (kind: DayTotal['kind'], sign = 1) => major((of(kind)?.members ?? 0) * sign || 0);
  const moved = (kind: DayTotal['kind']) => major(of(kind)?.moved ?? 0);
  return [
    members('recharge'),
    moved('rechargeRefund'),
    members('bonus'),
    members('correction'),
    members('withdrawal', -1),
    members('withdrawalRefund'),
    moved('payout'),
    members('order', -1),
    members('win'),
    members('orderRefund'),
    moved('received'),
    moved('returned'),
  ];
}

function* daysOf(from: string, through: string): Generator<string> {
  const last = Date.parse(through);
  for (let time = Date.parse(from), count = 0; time <= last && count < longestDays; count += 1) {
    yield new Date(time).toISOString().slice(0, 10);
    time += 86_400_000;
  }
}
