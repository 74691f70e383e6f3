import type { Reader, Transaction } from '../database';
import type { RefundCause, RefundState } from '../database/tables/recharge';

export interface Refund {
  rechargeId: number;
  cause: RefundCause;
  memberMinor: number;
  houseMinor: number;
  state: RefundState;
  handReference: string;
  createdAt: Date;
  doneAt: Date | null;
}

const columns = [
  'recharge_id as rechargeId',
  'cause',
  'member_minor as memberMinor',
  'house_minor as houseMinor',
  'state',
  'hand_reference as handReference',
  'created_at as createdAt',
  'done_at as doneAt',
] as const;

export async function insertRefund(transaction: Transaction, refund: Refund): Promise<void> {
  await transaction
    .insertInto('recharge_refunds')
    .values({
      recharge_id: refund.rechargeId,
      cause: refund.cause,
      member_minor: refund.memberMinor,
      house_minor: refund.houseMinor,
      state: refund.state,
      hand_reference: refund.handReference,
      created_at: refund.createdAt,
      done_at: refund.doneAt,
    })
    .execute();
}

export async function selectRefund(reader: Reader, rechargeId: number): Promise<Refund | null> {
  const row = await reader
    .selectFrom('recharge_refunds')
    .select(columns)
    .where('recharge_id', '=', rechargeId)
    .executeTakeFirst();
  return row ?? null;
}

/** Recharges whose provider is asked to send them back. */
export async function selectAsked(reader: Reader): Promise<number[]> {
  const rows = await reader
    .selectFrom('recharge_refunds')
    .select('recharge_id as id')
    .where('state', '=', 'asked')
    .orderBy('recharge_id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a refund as done, once; false where it was. */
export async function markDone(
  transaction: Transaction,
  { rechargeId, now }: { rechargeId: number; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('recharge_refunds')
    .set({ state: 'done', done_at: now })
    .where('recharge_id', '=', rechargeId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
