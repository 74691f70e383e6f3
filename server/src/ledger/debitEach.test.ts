import { sql } from 'kysely';
import { laneOf } from '../database';
import { balanceOf, credit, debitEachParts, openAccount } from '.';
import { createTestDatabase, lockIsAwaited, type TestDatabase } from '../../testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-11-21T12:00:00Z');

async function newMember(): Promise<number> {
  return database.transaction(async (transaction) => {
    const { id } = await transaction
      .insertInto('members')
      .values({ username: 'debited', password_hash: '', avatar_url: '' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openAccount(transaction, id);
    await credit(transaction, { kind: 'recharge', memberId: id, amountMinor: 100, now });
    return id;
  });
}

describe('debits of many members in one statement', () => {
  it('take what a credit covers that is committed while the statement waits for the account', async () => {
    const memberId = await newMember();
    const debit = () =>
      database.statement<{ member_id: number }>(sql`
        WITH request AS (
          SELECT 1 AS n, ${memberId}::bigint AS member_id, 250::bigint AS amount_minor,
            NULL::text AS idempotency_key, NULL::bytea AS input_hash, ${now}::timestamptz AS now
        ),
        ${debitEachParts('request', { kind: 'order', lanes: [laneOf(memberId)], condition: sql`true` })}
        SELECT member_id FROM debit`);
    let debited: Promise<{ member_id: number }[]> | undefined;
    await database.transaction(async (transaction) => {
      await credit(transaction, { kind: 'recharge', memberId, amountMinor: 200, now });
      debited = debit();
      await lockIsAwaited(database.reader);
    });
    expect(await debited).toEqual([{ member_id: memberId }]);
    expect(await balanceOf(database.reader, memberId)).toBe(50);
  });
});
