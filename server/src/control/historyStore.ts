import { sql } from 'kysely';
import { laneOf, type LocalisedText, type Reader } from '../database';
import type { TransferKind } from '../ledger';

/** Rows of one read; an export is as many of them as it takes. */
const pageRows = 1_000;

interface Page {
  memberId: number;
  /** 0 for the first page. */
  afterId: number;
}

export interface OrderLine {
  id: number;
  gameName: LocalisedText;
  period: string;
  betType: string;
  stakeMinor: number;
  oddsHundredths: number;
  status: number;
  payoutMinor: number | null;
  placedAt: Date;
  settledAt: Date | null;
}

/** In the order of their times. */
export function selectOrderLines(reader: Reader, { memberId, afterId }: Page): Promise<OrderLine[]> {
  return reader
    .selectFrom('orders')
    .innerJoin('games', 'games.id', 'orders.game_id')
    .where('orders.lane', '=', laneOf(memberId))
    .where('orders.member_id', '=', memberId)
    .where(
      sql<boolean>`(orders.placed_at, orders.id) >
        (coalesce((SELECT placed_at FROM orders WHERE lane = ${laneOf(memberId)} AND id = ${afterId}), '-infinity'), ${afterId})`,
    )
    .orderBy('orders.placed_at')
    .orderBy('orders.id')
    .limit(pageRows)
    .select([
      'orders.id',
      'games.name as gameName',
      'orders.period',
      'orders.bet_type as betType',
      'orders.stake_minor as stakeMinor',
      'orders.odds_hundredths as oddsHundredths',
      'orders.status',
      'orders.payout_minor as payoutMinor',
      'orders.placed_at as placedAt',
      'orders.settled_at as settledAt',
    ])
    .execute();
}

export interface MoneyLine {
  id: number;
  kind: TransferKind;
  amountMinor: number;
  orderId: number | null;
  createdAt: Date;
}

export interface MoneyPage extends Page {
  /** Null for all of them. */
  period: { from: Date; until: Date } | null;
  kinds: readonly TransferKind[] | null;
}

export function selectMoneyLines(
  reader: Reader,
  { memberId, afterId, period, kinds }: MoneyPage,
): Promise<MoneyLine[]> {
  let entries = reader
    .selectFrom('entries')
    .where('lane', '=', laneOf(memberId))
    .where('account_id', '=', (row) =>
      row
        .selectFrom('accounts')
        .select('id')
        .where('accounts.lane', '=', laneOf(memberId))
        .where('member_id', '=', memberId),
    )
    .where('entries.id', '>', afterId);
  if (period) entries = entries.where('created_at', '>=', period.from).where('created_at', '<', period.until);
  if (kinds) entries = entries.where('entries.kind', 'in', kinds);
  return entries
    .orderBy('entries.id')
    .limit(pageRows)
    .select([
      'entries.id',
      'entries.kind',
      'entries.amount_minor as amountMinor',
      'entries.order_id as orderId',
      'entries.created_at as createdAt',
    ])
    .execute();
}
