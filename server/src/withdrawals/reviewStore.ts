import { laneOf, type Reader, type Transaction } from '../database';
import type { WithdrawalState } from '../database/tables/withdrawals';

export interface ReviewRow {
  id: number;
  memberId: number;
  username: string;
  amountMinor: number;
  bankName: string;
  sealedNumber: string;
  holder: string;
  state: WithdrawalState;
  reason: string;
  createdAt: Date;
}

const columns = [
  'withdrawals.id',
  'withdrawals.member_id as memberId',
  'members.username',
  'withdrawals.amount_minor as amountMinor',
  'banks.name as bankName',
  'withdrawals.card_number as sealedNumber',
  'withdrawals.holder',
  'withdrawals.state',
  'withdrawals.reason',
  'withdrawals.created_at as createdAt',
] as const;

/** Some withdrawals with their members and banks. They are taken first: the join is over these alone, wherever they lie. */
const joined = (
  reader: Reader,
  { states, id, limit }: { states?: readonly WithdrawalState[]; id?: number; limit: number },
) =>
  reader
    .selectFrom((from) =>
      from
        .selectFrom('withdrawals')
        .selectAll()
        .$if(states !== undefined, (query) => query.where('state', 'in', states!))
        .$if(id !== undefined, (query) => query.where('id', '=', id!))
        .orderBy('id')
        .limit(limit)
        .as('withdrawals'),
    )
    .innerJoin('members', 'members.id', 'withdrawals.member_id')
    .innerJoin('banks', 'banks.code', 'withdrawals.bank_code')
    .select(columns)
    .orderBy('withdrawals.id');

/** Withdrawals in some states, oldest first. */
export function selectByState(
  reader: Reader,
  { states, limit }: { states: readonly WithdrawalState[]; limit: number },
): Promise<ReviewRow[]> {
  return joined(reader, { states, limit }).execute();
}

/** A withdrawal as it is now. */
export async function selectWithdrawal(reader: Reader, id: number): Promise<ReviewRow | null> {
  const row = await joined(reader, { id, limit: 1 }).executeTakeFirst();
  return row ?? null;
}

/** Whose withdrawal it is; `null` for none. */
export async function selectWithdrawalOwner(reader: Reader, id: number): Promise<number | null> {
  const row = await reader
    .selectFrom('withdrawals')
    .select('member_id as memberId')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.memberId ?? null;
}

/** A withdrawal, held until the transaction ends: of two operators the second sees what the first has done. */
export async function claimWithdrawal(transaction: Transaction, id: number): Promise<ReviewRow | null> {
  const memberId = await selectWithdrawalOwner(transaction, id);
  if (memberId === null) return null;
  await transaction
    .selectFrom('withdrawals')
    .select('id')
    .where('lane', '=', laneOf(memberId))
    .where('id', '=', id)
    .forUpdate()
    .execute();
  return selectWithdrawal(transaction, id);
}

/** Who has approved a withdrawal, first to last. */
export async function selectApprovals(
  reader: Reader,
  { id, memberId }: Pick<ReviewRow, 'id' | 'memberId'>,
): Promise<string[]> {
  const rows = await reader
    .selectFrom('withdrawal_approvals')
    .select('operator')
    .where('lane', '=', laneOf(memberId))
    .where('withdrawal_id', '=', id)
    .orderBy('at')
    .orderBy('operator')
    .execute();
  return rows.map(({ operator }) => operator);
}

export async function insertApproval(
  transaction: Transaction,
  approval: { id: number; memberId: number; operator: string; now: Date },
): Promise<void> {
  await transaction
    .insertInto('withdrawal_approvals')
    .values({
      lane: laneOf(approval.memberId),
      withdrawal_id: approval.id,
      operator: approval.operator,
      at: approval.now,
    })
    .execute();
}

export async function updateState(
  transaction: Transaction,
  change: { id: number; memberId: number; state: WithdrawalState; reason?: string; now: Date },
): Promise<void> {
  const { id, memberId, state, reason = '', now } = change;
  await transaction
    .updateTable('withdrawals')
    .set({
      state,
      reason,
      updated_at: now,
      ...(state === 'approved' && { approved_at: now }),
      ...(state === 'sent' && { sent_at: now }),
    })
    .where('lane', '=', laneOf(memberId))
    .where('id', '=', id)
    .execute();
}
