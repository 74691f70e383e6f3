import { sql } from 'kysely';
import { inLanes, laneOf, type LaneGroups, type Reader, type Transaction } from '../database';
import type { BankAnswerFormat, BankFileFormat, DebtorAccount } from '../database/tables/bankFiles';
import type { WithdrawalState } from '../database/tables/withdrawals';

export function selectDebtor(reader: Reader): Promise<DebtorAccount> {
  return reader
    .selectFrom('debtor_account')
    .select(['holder', 'account', 'bic', 'currency'])
    .executeTakeFirstOrThrow();
}

export async function updateDebtor(transaction: Transaction, debtor: DebtorAccount): Promise<void> {
  await transaction.updateTable('debtor_account').set(debtor).execute();
}

export interface SealedLine {
  withdrawalId: number;
  memberId: number;
  amountMinor: number;
  bankCode: string;
  bankName: string;
  sealedNumber: string;
  holder: string;
}

const lines = (reader: Reader) =>
  reader
    .selectFrom('withdrawals')
    .innerJoin('banks', 'banks.code', 'withdrawals.bank_code')
    .select([
      'withdrawals.id as withdrawalId',
      'withdrawals.member_id as memberId',
      'amount_minor as amountMinor',
      'bank_code as bankCode',
      'card_number as sealedNumber',
      'holder',
    ])
    .orderBy('withdrawals.id');

/** The oldest withdrawals that are approved and in no file, held until the transaction ends. */
export async function claimApproved(
  transaction: Transaction,
  { limit, laneGroups }: { limit: number; laneGroups: LaneGroups },
): Promise<SealedLine[]> {
  const oldest = await transaction
    .selectFrom('withdrawals')
    .select(['lane', 'id'])
    .where('state', '=', 'approved')
    .orderBy('id')
    .limit(limit)
    .execute();
  // Rows are held where their lanes are. What has become another state's meanwhile is left out.
  const held: number[] = [];
  for (const lanes of laneGroups) {
    const ids = oldest.filter(({ lane }) => lanes.includes(lane)).map(({ id }) => id);
    if (ids.length === 0) continue;
    const { rows } = await sql<{ id: number }>`
      SELECT id FROM withdrawals
      WHERE ${inLanes('lane', lanes)} AND id = ANY (${ids}::bigint[]) AND state = 'approved' ORDER BY id FOR UPDATE`.execute(
      transaction,
    );
    held.push(...rows.map(({ id }) => id));
  }
  return lines(transaction)
    .select('banks.name as bankName')
    .where('withdrawals.id', '=', sql<number>`ANY (${held}::bigint[])`)
    .execute();
}

/** How many those are, and what they come to; of a thousand at the most. */
export async function sumApproved(
  reader: Reader,
  limit: number,
): Promise<{ count: number; totalMinor: number }> {
  const { count, totalMinor } = await reader
    .selectFrom((from) =>
      from
        .selectFrom('withdrawals')
        .select('amount_minor')
        .where('state', '=', 'approved')
        .orderBy('id')
        .limit(limit)
        .as('approved'),
    )
    .select((row) => [
      row.fn.countAll<number>().as('count'),
      row.fn.sum<number | null>('amount_minor').as('totalMinor'),
    ])
    .executeTakeFirstOrThrow();
  return { count: Number(count), totalMinor: Number(totalMinor ?? 0) };
}

/** The lines of a file, with the names of banks as they were. */
export function selectLines(reader: Reader, fileId: number): Promise<SealedLine[]> {
  return lines(reader)
    .innerJoin('bank_file_lines', (join) =>
      join
        .onRef('bank_file_lines.lane', '=', 'withdrawals.lane')
        .onRef('withdrawal_id', '=', 'withdrawals.id'),
    )
    .select('bank_file_lines.bank_name as bankName')
    .where('file_id', '=', fileId)
    .execute();
}

export interface BankFileRow {
  id: number;
  format: BankFileFormat;
  debtor: DebtorAccount;
  count: number;
  totalMinor: number;
  sha256: string;
  operator: string;
  createdAt: Date;
}

/** The account from which a file is paid, and its number; others who make one wait until the transaction ends. */
export async function beginFile(transaction: Transaction): Promise<{ debtor: DebtorAccount; id: number }> {
  const debtor = await transaction
    .selectFrom('debtor_account')
    .select(['holder', 'account', 'bic', 'currency'])
    .forUpdate()
    .executeTakeFirstOrThrow();
  const last = await transaction
    .selectFrom('bank_files')
    .select((row) => row.fn.max('id').as('id'))
    .executeTakeFirst();
  return { debtor, id: Number(last?.id ?? 0) + 1 };
}

export async function insertFile(
  transaction: Transaction,
  file: BankFileRow,
  content: readonly Pick<SealedLine, 'withdrawalId' | 'memberId' | 'bankName'>[],
): Promise<void> {
  await transaction
    .insertInto('bank_files')
    .values({
      ...{ id: file.id, format: file.format, debtor: JSON.stringify(file.debtor), count: file.count },
      ...{ total_minor: file.totalMinor, sha256: file.sha256 },
      ...{ operator: file.operator, created_at: file.createdAt },
    })
    .execute();
  await transaction
    .insertInto('bank_file_lines')
    .values(
      content.map(({ withdrawalId, memberId, bankName }) => ({
        ...{ lane: laneOf(memberId), withdrawal_id: withdrawalId, file_id: file.id, bank_name: bankName },
      })),
    )
    .execute();
}

/** Newest first. */
export function selectFiles(
  reader: Reader,
  { id, beforeId, limit }: { id?: number; beforeId?: number; limit: number },
): Promise<BankFileRow[]> {
  return reader
    .selectFrom('bank_files')
    .select([
      'id',
      'format',
      'debtor',
      'count',
      'total_minor as totalMinor',
      'sha256',
      'operator',
      'created_at as createdAt',
    ])
    .$if(id !== undefined, (query) => query.where('id', '=', id!))
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectStates(
  reader: Reader,
  ids: readonly number[],
): Promise<Map<number, { amountMinor: number; state: WithdrawalState }>> {
  if (ids.length === 0) return new Map();
  const rows = await reader
    .selectFrom('withdrawals')
    .select(['id', 'amount_minor as amountMinor', 'state'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(rows.map(({ id, ...row }) => [id, row]));
}

export interface NewAnswer {
  sha256: string;
  name: string;
  format: BankAnswerFormat;
  arrived: number;
  returned: number;
  others: number;
  operator: string;
  now: Date;
}

/** A file that was taken before is on record already. */
export async function insertAnswer(transaction: Transaction, { now, ...answer }: NewAnswer): Promise<void> {
  await transaction
    .insertInto('bank_answers')
    .values({ ...answer, created_at: now })
    .onConflict((conflict) => conflict.column('sha256').doNothing())
    .execute();
}

/** Newest first. */
export function selectAnswers(reader: Reader, { beforeId, limit }: { beforeId?: number; limit: number }) {
  return reader
    .selectFrom('bank_answers')
    .select(['id', 'name', 'format', 'arrived', 'returned', 'others', 'operator', 'created_at as at'])
    .$if(beforeId !== undefined, (query) => query.where('id', '<', beforeId!))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
