import type { Language } from '@members/contract';
import { localised, type Reader } from '../database';
import { formatTime } from '../i18n/formats';
import { betLabel, messages } from '../i18n';
import { byteOrderMark, csvLine, type Cell } from './csv';
import {
  selectMoneyLines,
  selectOrderLines,
  type MoneyLine,
  type MoneyPage,
  type OrderLine,
} from './historyStore';

interface Export {
  memberId: number;
  language: Language;
}

/** All orders of a member as CSV, oldest first, in pieces; amounts in major units, times in UTC. */
export async function* orderHistory(reader: Reader, { memberId, language }: Export) {
  const words = messages(language);
  const { id, placedAt, game, period, bet, stake, odds, status, payout, settledAt } = words.history;
  const states = words.orderStatus;
  const stateNames = [states.unopened, states.won, states.notWon, states.cancelled];
  const cells = (order: OrderLine): Cell[] => [
    order.id,
    formatTime(order.placedAt),
    localised(order.gameName, language),
    order.period,
    betLabel(order.betType, language),
    order.stakeMinor / 100,
    order.oddsHundredths / 100,
    stateNames[order.status] ?? '',
    order.payoutMinor === null ? '' : order.payoutMinor / 100,
    formatTime(order.settledAt),
  ];
  yield byteOrderMark + csvLine([id, placedAt, game, period, bet, stake, odds, status, payout, settledAt]);
  yield* lines((afterId) => selectOrderLines(reader, { memberId, afterId }), cells);
}

/** A time and kinds of entries; all where they are left out. */
type MoneySelection = Partial<Pick<MoneyPage, 'period' | 'kinds'>>;

/** All money movements of a member as CSV, oldest first, in pieces; what was taken is negative. */
export async function* moneyHistory(
  reader: Reader,
  { memberId, language, period = null, kinds = null }: Export & MoneySelection,
) {
  const { history, ledgerKind } = messages(language);
  const cells = (line: MoneyLine): Cell[] => [
    line.id,
    formatTime(line.createdAt),
    ledgerKind[line.kind],
    line.amountMinor / 100,
    line.orderId ?? '',
  ];
  yield byteOrderMark + csvLine([history.id, history.time, history.kind, history.amount, history.order]);
  yield* lines((afterId) => selectMoneyLines(reader, { memberId, afterId, period, kinds }), cells);
}

async function* lines<Line extends { id: number }>(
  page: (afterId: number) => Promise<Line[]>,
  cells: (line: Line) => Cell[],
) {
  for (let afterId = 0; ;) {
    const rows = await page(afterId);
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map((row) => csvLine(cells(row))).join('');
    afterId = last.id;
  }
}
