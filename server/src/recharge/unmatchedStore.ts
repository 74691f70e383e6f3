import { sql } from 'kysely';
import type { Reader, Transaction } from '../database';
import type { UnmatchedCause, UnmatchedState } from '../database/tables/recharge';
import type { PaymentNotice } from '../payments';

export interface Unmatched {
  id: number;
  provider: string;
  reference: string;
  /** What the provider calls it; empty where it did not say. */
  payment: string;
  amountMinor: number;
  currency: string;
  why: UnmatchedCause;
  rechargeId: number | null;
  /** Whether the account of received payments has it. */
  booked: boolean;
  state: UnmatchedState;
  memberId: number | null;
  handReference: string;
  cameAt: Date;
  settledAt: Date | null;
}

const columns = [
  'id',
  'provider',
  'reference',
  'payment',
  'amount_minor as amountMinor',
  'currency',
  'why',
  'recharge_id as rechargeId',
  'booked',
  'state',
  'member_id as memberId',
  'hand_reference as handReference',
  'came_at as cameAt',
  'settled_at as settledAt',
] as const;

export interface NewUnmatched {
  provider: string;
  notice: PaymentNotice;
  why: UnmatchedCause;
  rechargeId: number | null;
  booked: boolean;
  now: Date;
}

/** The number of a payment; null for one that is on record already. */
export async function insertUnmatched(
  transaction: Transaction,
  { provider, notice, why, rechargeId, booked, now }: NewUnmatched,
): Promise<number | null> {
  const row = await transaction
    .insertInto('unmatched_payments')
    .values({
      ...{ provider, why, booked, reference: notice.reference, payment: notice.payment ?? '' },
      ...{
        amount_minor: notice.amountMinor,
        currency: notice.currency,
        recharge_id: rechargeId,
        came_at: now,
      },
    })
    .onConflict((conflict) => conflict.constraint('unmatched_payments_once').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function selectUnmatched(reader: Reader, id: number): Promise<Unmatched | null> {
  const row = await reader
    .selectFrom('unmatched_payments')
    .select(columns)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** A payment, held until the transaction ends: of two operators the second sees what the first has done. */
export async function claimUnmatched(transaction: Transaction, id: number): Promise<Unmatched | null> {
  const row = await transaction
    .selectFrom('unmatched_payments')
    .select(columns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Those that their provider is asked to send back. */
export async function selectReturning(reader: Reader): Promise<number[]> {
  const rows = await reader
    .selectFrom('unmatched_payments')
    .select('id')
    .where('state', '=', 'returning')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

export async function updateUnmatched(
  transaction: Transaction,
  change: {
    id: number;
    state: UnmatchedState;
    memberId?: number;
    handReference?: string;
    settledAt?: Date;
  },
): Promise<void> {
  const { id, state, memberId, handReference, settledAt } = change;
  await transaction
    .updateTable('unmatched_payments')
    .set({
      state,
      ...(memberId !== undefined && { member_id: memberId }),
      ...(handReference !== undefined && { hand_reference: handReference }),
      ...(settledAt && { settled_at: settledAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** How many payments came and are not credited, and since when the oldest is not. */
export async function selectUncredited(reader: Reader): Promise<{ count: number; oldestAt: Date | null }> {
  const { rows } = await sql<{ count: number; oldestAt: Date | null }>`
    SELECT count(*), min(came_at) AS "oldestAt" FROM (
      SELECT paid_at AS came_at FROM recharges WHERE status IN ('received', 'returning')
      UNION ALL SELECT came_at FROM unmatched_payments WHERE state IN ('open', 'returning')) AS payment`.execute(
    reader,
  );
  return rows[0]!;
}
