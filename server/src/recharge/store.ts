import { sql } from 'kysely';
import { laneOf, type Reader, type Transaction } from '../database';
import type { PaymentNotice } from '../payments';
import type { NoticeEffect, RechargeState } from '../database/tables/recharge';

/** Sum of a member's recharges that are not paid yet and whose time to pay is not over. */
export async function selectWaitingSum(reader: Reader, memberId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ sum: number }>`
    SELECT coalesce(sum(amount_minor), 0)::bigint AS sum FROM recharges
    WHERE lane = ${laneOf(memberId)} AND member_id = ${memberId} AND status = 'waiting' AND expires_at > ${now}`.execute(
    reader,
  );
  return rows[0]!.sum;
}

export interface NewRecharge {
  memberId: number;
  provider: string;
  reference: string;
  channel: string;
  amountMinor: number;
  currency: string;
  now: Date;
  expiresAt: Date;
}

export async function insertRecharge(transaction: Transaction, recharge: NewRecharge): Promise<void> {
  await transaction
    .insertInto('recharges')
    .values({
      lane: laneOf(recharge.memberId),
      member_id: recharge.memberId,
      provider: recharge.provider,
      reference: recharge.reference,
      channel: recharge.channel,
      amount_minor: recharge.amountMinor,
      currency: recharge.currency,
      created_at: recharge.now,
      expires_at: recharge.expiresAt,
      paid_at: null,
    })
    .execute();
}

export interface RechargeRow {
  id: number;
  memberId: number;
  provider: string;
  reference: string;
  amountMinor: number;
  currency: string;
  channel: string;
  status: RechargeState;
  createdAt: Date;
  expiresAt: Date;
  paidAt: Date | null;
  settledAt: Date | null;
}

const columns = [
  'id',
  'member_id as memberId',
  'provider',
  'reference',
  'amount_minor as amountMinor',
  'currency',
  'channel',
  'status',
  'created_at as createdAt',
  'expires_at as expiresAt',
  'paid_at as paidAt',
  'settled_at as settledAt',
] as const;

export function selectRecharges(
  reader: Reader,
  { memberId, limit }: { memberId: number; limit: number },
): Promise<RechargeRow[]> {
  return reader
    .selectFrom('recharges')
    .select(columns)
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A recharge waits no longer once its time to pay is over, and can still be paid late. */
export const stateOf = (
  { status, expiresAt }: Pick<RechargeRow, 'status' | 'expiresAt'>,
  now: Date,
): RechargeState | 'expired' => (status === 'waiting' && expiresAt <= now ? 'expired' : status);

/** A member's own recharge by its order number. */
export async function selectOwnRecharge(
  reader: Reader,
  { memberId, reference }: { memberId: number; reference: string },
): Promise<RechargeRow | null> {
  const row = await reader
    .selectFrom('recharges')
    .select(columns)
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

/** A recharge by its name at the provider, or by its number and member. */
export type RechargeName = { provider: string; reference: string } | { id: number; memberId: number };

const selectNamed = (reader: Reader, name: RechargeName) => {
  const all = reader.selectFrom('recharges').select(columns);
  return 'id' in name
    ? all
        .where('id', '=', name.id)
        .where('lane', '=', laneOf(name.memberId))
        .where('member_id', '=', name.memberId)
    : all.where('provider', '=', name.provider).where('reference', '=', name.reference);
};

export async function selectRecharge(reader: Reader, name: RechargeName): Promise<RechargeRow | null> {
  return (await selectNamed(reader, name).executeTakeFirst()) ?? null;
}

export async function selectRechargeById(reader: Reader, id: number): Promise<RechargeRow | null> {
  const row = await reader.selectFrom('recharges').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** A recharge, held until the transaction ends: of two notices the second sees what the first has done. */
export async function claimRecharge(
  transaction: Transaction,
  name: RechargeName,
): Promise<RechargeRow | null> {
  return (await selectNamed(transaction, name).forUpdate().executeTakeFirst()) ?? null;
}

/** Payments that came and are neither credited nor gone back, oldest first. */
export function selectReceived(reader: Reader): Promise<RechargeRow[]> {
  return reader
    .selectFrom('recharges')
    .select(columns)
    .where('status', 'in', ['received', 'returning'])
    .orderBy('id')
    .execute();
}

/** `paidAt` is given with the first state of a payment that came, `settledAt` with its last. */
export async function setState(
  transaction: Transaction,
  { id, state, paidAt, settledAt }: { id: number; state: RechargeState; paidAt?: Date; settledAt?: Date },
): Promise<void> {
  await transaction
    .updateTable('recharges')
    .set({
      status: state,
      ...(paidAt && { paid_at: paidAt }),
      ...(settledAt && { settled_at: settledAt }),
    })
    .where('id', '=', id)
    .execute();
}

/** Marks a recharge that is still waiting as failed. */
export async function markFailed(
  transaction: Transaction,
  recharge: { provider: string; reference: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('recharges')
    .set({ status: 'failed', settled_at: recharge.now })
    .where('provider', '=', recharge.provider)
    .where('reference', '=', recharge.reference)
    .where('status', '=', 'waiting')
    .execute();
}

/** Ends the time to pay of a recharge that is still waiting, where it has not ended. */
export async function markExpired(
  transaction: Transaction,
  recharge: { provider: string; reference: string; now: Date },
): Promise<void> {
  await transaction
    .updateTable('recharges')
    .set({ expires_at: recharge.now })
    .where('provider', '=', recharge.provider)
    .where('reference', '=', recharge.reference)
    .where('status', '=', 'waiting')
    .where('expires_at', '>', recharge.now)
    .execute();
}

/** What the provider called the payment that was credited or received for a recharge; null for none. */
export async function selectPayment(
  reader: Reader,
  { provider, reference }: { provider: string; reference: string },
): Promise<string | null> {
  const row = await reader
    .selectFrom('payment_notices')
    .select('payment')
    .where('provider', '=', provider)
    .where('reference', '=', reference)
    .where('effect', 'in', ['credited', 'received'])
    .executeTakeFirst();
  return row?.payment ?? null;
}

export async function insertNotice(
  transaction: Transaction,
  received: { provider: string; notice: PaymentNotice; effect: NoticeEffect; now: Date },
): Promise<void> {
  const { provider, notice, effect, now } = received;
  await transaction
    .insertInto('payment_notices')
    .values({
      provider,
      reference: notice.reference,
      outcome: notice.outcome,
      amount_minor: notice.amountMinor,
      currency: notice.currency,
      effect,
      received_at: now,
      payment: notice.payment ?? '',
    })
    .execute();
}

/** Whose recharge a number or a reference names; two providers may have the same reference. */
export async function selectRechargeOwners(
  reader: Reader,
  by: { id: number } | { reference: string },
): Promise<number[]> {
  const all = reader.selectFrom('recharges').select('member_id as memberId').limit(10);
  const rows = await (
    'id' in by ? all.where('id', '=', by.id) : all.where('reference', '=', by.reference)
  ).execute();
  return rows.map(({ memberId }) => memberId);
}
