import { laneOf, type Reader, type Transaction } from '../database';
import type { WithdrawalState } from '../database/tables/withdrawals';

export interface RuleRow {
  minMinor: number;
  maxMinor: number;
  perDay: number;
  twoOperatorsFromMinor: number;
}

export function selectRule(reader: Reader): Promise<RuleRow> {
  return reader
    .selectFrom('withdrawal_rule')
    .select([
      'min_minor as minMinor',
      'max_minor as maxMinor',
      'per_day as perDay',
      'two_operators_from_minor as twoOperatorsFromMinor',
    ])
    .executeTakeFirstOrThrow();
}

export async function updateRule(transaction: Transaction, rule: RuleRow): Promise<void> {
  await transaction
    .updateTable('withdrawal_rule')
    .set({
      min_minor: rule.minMinor,
      max_minor: rule.maxMinor,
      per_day: rule.perDay,
      two_operators_from_minor: rule.twoOperatorsFromMinor,
    })
    .execute();
}

/** A member's withdrawals since a time, without the rejected ones. */
export async function countWithdrawals(reader: Reader, memberId: number, since: Date): Promise<number> {
  const { count } = await reader
    .selectFrom('withdrawals')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .where('created_at', '>=', since)
    .where('state', '<>', 'rejected')
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewWithdrawal {
  memberId: number;
  transferId: number;
  amountMinor: number;
  bankCode: string;
  sealedNumber: string;
  holder: string;
  now: Date;
}

export async function insertWithdrawal(transaction: Transaction, withdrawal: NewWithdrawal): Promise<void> {
  await transaction
    .insertInto('withdrawals')
    .values({
      lane: laneOf(withdrawal.memberId),
      member_id: withdrawal.memberId,
      transfer_id: withdrawal.transferId,
      amount_minor: withdrawal.amountMinor,
      bank_code: withdrawal.bankCode,
      card_number: withdrawal.sealedNumber,
      holder: withdrawal.holder,
      created_at: withdrawal.now,
      updated_at: withdrawal.now,
    })
    .execute();
}

export interface WithdrawalRow {
  id: number;
  state: WithdrawalState;
  amountMinor: number;
  reason: string;
  createdAt: Date;
  updatedAt: Date;
  approvedAt: Date | null;
  sentAt: Date | null;
  bankName: string;
  /** Encrypted for the member, see `cardNumbers/`. */
  sealedNumber: string;
}

export function selectWithdrawals(
  reader: Reader,
  { memberId, limit }: { memberId: number; limit: number },
): Promise<WithdrawalRow[]> {
  return reader
    .selectFrom('withdrawals')
    .innerJoin('banks', 'banks.code', 'withdrawals.bank_code')
    .select([
      'id',
      'state',
      'amount_minor as amountMinor',
      'reason',
      'created_at as createdAt',
      'updated_at as updatedAt',
      'approved_at as approvedAt',
      'sent_at as sentAt',
      'banks.name as bankName',
      'card_number as sealedNumber',
    ])
    .where('lane', '=', laneOf(memberId))
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
