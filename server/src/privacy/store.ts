import { sql } from 'kysely';
import type { CardNumbers } from '../cardNumbers';
import { laneOf, type Reader, type Transaction } from '../database';
import { personalTables, type Column, type Person } from '../database/personalData';

export type PersonalRow = Readonly<Record<string, unknown>>;

/** What the archive has of a member, table by table. */
export async function* selectPersonal(
  reader: Reader,
  person: Person,
  cardNumbers: CardNumbers,
): AsyncGenerator<readonly [table: string, rows: PersonalRow[]]> {
  for (const [name, { rowsOf, columns }] of personalTables) {
    const archived = Object.entries(columns).flatMap(([column, { archived: is }]) => (is ? [column] : []));
    const { rows } = await sql<PersonalRow>`
      SELECT ${sql.join(archived.map((column) => sql.ref(column)))} FROM ${sql.table(name)}
      WHERE ${rowsOf(person)} ORDER BY 1`.execute(reader);
    yield [name, rows.map(opened(columns))];
  }

  function opened(columns: Readonly<Record<string, Column>>) {
    const sealed = Object.keys(columns).filter((column) => columns[column]!.sealed);
    return (row: PersonalRow): PersonalRow => ({
      ...row,
      ...Object.fromEntries(
        sealed.map((column) => [column, cardNumbers.open(String(row[column]), person.id)]),
      ),
    });
  }
}

/**
 * Takes away what names a member, as `personalData` declares it. The member comes first, since the database lets the
 * rest go for a closed account only; what finds rows by the name has it from `person`.
 */
export async function erase(transaction: Transaction, person: Person): Promise<void> {
  for (const [name, { rowsOf, deleted, columns }] of personalTables) {
    const table = sql.table(name);
    const replaced = Object.entries(columns).flatMap(([column, { becomes }]) =>
      becomes ? [sql`${sql.ref(column)} = ${becomes(person)}`] : [],
    );
    if (deleted) await sql`DELETE FROM ${table} WHERE ${rowsOf(person)}`.execute(transaction);
    else if (replaced.length > 0)
      await sql`UPDATE ${table} SET ${sql.join(replaced)} WHERE ${rowsOf(person)}`.execute(transaction);
  }
}

export interface PrivacyRequest {
  memberId: number;
  kind: 'archive' | 'close';
}

export async function countRequests(
  reader: Reader,
  { memberId, kind, since }: PrivacyRequest & { since: Date },
): Promise<number> {
  const { count } = await reader
    .selectFrom('privacy_requests')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('kind', '=', kind)
    .where('at', '>=', since)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertRequest(
  transaction: Transaction,
  { memberId, kind, now }: PrivacyRequest & { now: Date },
): Promise<void> {
  await transaction.insertInto('privacy_requests').values({ member_id: memberId, kind, at: now }).execute();
}

export interface UnfinishedBusiness {
  balanceMinor: number;
  withdrawals: number;
  payments: number;
  orders: number;
}

/** What stands in the way of closing an account: money in it, or on its way from or to the member. */
export async function selectUnfinished(reader: Reader, memberId: number): Promise<UnfinishedBusiness> {
  const lane = laneOf(memberId);
  const { rows } = await sql<UnfinishedBusiness>`SELECT
    (SELECT balance_minor FROM accounts WHERE lane = ${lane} AND member_id = ${memberId}) AS "balanceMinor",
    (SELECT count(*) FROM withdrawals
      WHERE lane = ${lane} AND member_id = ${memberId} AND state IN ('requested', 'approved', 'sent')) AS withdrawals,
    (SELECT count(*) FROM recharges
      WHERE lane = ${lane} AND member_id = ${memberId} AND status IN ('received', 'returning')) AS payments,
    (SELECT count(*) FROM orders WHERE lane = ${lane} AND member_id = ${memberId} AND status = 0) AS orders`.execute(
    reader,
  );
  return rows[0]!;
}
