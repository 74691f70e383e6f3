import { sql } from 'kysely';
import type { Transaction } from '../database';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase';
import { refusalOf, violationOf } from '../../testing/lanePartitions';
import {
  balanceOf,
  credit,
  creditAll,
  debit,
  earlierUse,
  idempotencyOf,
  isKeyInUse,
  moneyLog,
  openAccount,
  reconcile,
  totalsOf,
} from '.';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(async () => {
  const sound = await reconcile(database.reader);
  await database.close();
  expect(sound).toMatchObject({ discrepancies: [], entriesMinor: 0 });
});

const now = new Date('2026-11-21T12:00:00Z');
const write = <T>(work: (transaction: Transaction) => Promise<T>) => database.transaction(work);

let names = 0;
/** A member with an account, and a recharge where an amount is given. */
function newMember(amountMinor = 0): Promise<number> {
  return write(async (transaction) => {
    names += 1;
    const { id } = await transaction
      .insertInto('members')
      .values({ username: `ledger${names}`, password_hash: 'none', avatar_url: '/head/1.png' })
      .returning('id')
      .executeTakeFirstOrThrow();
    await openAccount(transaction, id);
    if (amountMinor > 0) await credit(transaction, { kind: 'recharge', memberId: id, amountMinor, now });
    return id;
  });
}

describe('moving money (D03)', () => {
  it('gives a new account nothing and a recharge its amount', async () => {
    expect(await balanceOf(database.reader, await newMember())).toBe(0);
    expect(await balanceOf(database.reader, await newMember(100_000))).toBe(100_000);
  });

  it('takes what the balance covers to the last cent and refuses one more', async () => {
    const memberId = await newMember(500);
    const take = (amountMinor: number) =>
      write((transaction) => debit(transaction, { kind: 'withdrawal', memberId, amountMinor, now }));
    expect(await take(501)).toBeNull();
    expect(await take(500)).toBeGreaterThan(0);
    expect(await take(1)).toBeNull();
    expect(await balanceOf(database.reader, memberId)).toBe(0);
  });

  it('lets one of fifty simultaneous debits through when only one is covered', async () => {
    const memberId = await newMember(100);
    const taken = await Promise.all(
      Array.from({ length: 50 }, () =>
        write((transaction) => debit(transaction, { kind: 'withdrawal', memberId, amountMinor: 100, now })),
      ),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await balanceOf(database.reader, memberId)).toBe(0);
  });

  it('credits members again and again in any order without losing one', async () => {
    const members = await Promise.all([newMember(), newMember(), newMember()]);
    const round = (ids: number[]) =>
      write((transaction) =>
        creditAll(transaction, {
          kind: 'win',
          credits: ids.map((memberId) => ({ memberId, amountMinor: 7, orderId: null })),
          reference: 'test',
          now,
        }),
      );
    await Promise.all(
      Array.from({ length: 20 }, (_, turn) => round(turn % 2 ? members : members.toReversed())),
    );
    for (const memberId of members) expect(await balanceOf(database.reader, memberId)).toBe(140);
  });

  it('credits an order once per kind', async () => {
    const memberId = await newMember();
    const win = () =>
      write((transaction) =>
        creditAll(transaction, {
          kind: 'win',
          credits: [{ memberId, amountMinor: 10, orderId: 987_654 }],
          reference: null,
          now,
        }),
      );
    await win();
    await expect(win()).rejects.toMatchObject(violationOf('entries_once_per_order'));
    expect(await balanceOf(database.reader, memberId)).toBe(10);
  });

  it('credits nobody when one of them has no account', async () => {
    const memberId = await newMember();
    const credits = [memberId, 999_999].map((id) => ({ memberId: id, amountMinor: 10, orderId: null }));
    const failed = write((transaction) =>
      creditAll(transaction, { kind: 'win', credits, reference: null, now }),
    );
    await expect(failed).rejects.toThrow('no account');
    expect(await balanceOf(database.reader, memberId)).toBe(0);
  });
});

describe('what the database itself refuses', () => {
  const run = (statement: ReturnType<typeof sql>) => write((transaction) => statement.execute(transaction));

  it('a balance below zero', async () => {
    const memberId = await newMember(5);
    await expect(
      run(sql`UPDATE accounts SET balance_minor = balance_minor - 6 WHERE member_id = ${memberId}`),
    ).rejects.toMatchObject(refusalOf('accounts_balance_not_negative', 'accounts_balance_not_negative'));
  });

  it('a transfer whose entries do not sum to zero', async () => {
    await expect(
      run(sql`
        WITH t AS (INSERT INTO transfers (lane, kind, created_at) VALUES (0, 'win', now()) RETURNING id)
        INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at)
        SELECT 0, t.id, side.account_id, 'win', side.amount, now()
        FROM t, (VALUES (1, -5), (2, 4)) AS side (account_id, amount)`),
    ).rejects.toMatchObject(refusalOf('entries_sum_to_zero', 'do not sum to zero'));
  });

  it.each([
    ['an unknown transfer', sql`VALUES (0, 0, 1, 'win', 5, now()), (0, 0, 2, 'win', -5, now())`],
    [
      'an unknown account',
      sql`SELECT lane, id, account, kind, amount, now() FROM transfers, (VALUES (1, 5), (999999, -5)) AS s (account, amount) LIMIT 2`,
    ],
  ])('entries of %s', async (_, rows) => {
    await newMember(1);
    await expect(
      run(sql`INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at) ${rows}`),
    ).rejects.toMatchObject(
      refusalOf('entries_transfer_and_account', 'no transfer of its kind or no account'),
    );
  });

  it('entries of lanes that lie together, where one names a transfer of another lane', async () => {
    const [one, other] = (await database.laneGroups()).find(({ length }) => length > 2)!.toReversed();
    const newTransfer = async (lane: number) => {
      const rows = await database.statement(sql<{ id: number }>`
        INSERT INTO transfers (lane, kind, created_at) VALUES (${lane}, 'win', now()) RETURNING id`);
      return rows[0]!.id;
    };
    const [first, second] = [await newTransfer(one!), await newTransfer(other!)];
    const book = (ofLanes: readonly (number | undefined)[]) =>
      run(sql`
        INSERT INTO entries (lane, transfer_id, account_id, kind, amount_minor, created_at) VALUES
          (${one}, ${first}, 1, 'win', -5, now()), (${one}, ${first}, 2, 'win', 5, now()),
          (${ofLanes[0]}, ${second}, 1, 'win', -5, now()), (${ofLanes[1]}, ${second}, 2, 'win', 5, now())`);
    await expect(book([other, one])).rejects.toMatchObject(
      refusalOf('entries_transfer_and_account', 'no transfer of its kind or no account'),
    );
    await book([other, other]);
  });

  it.each([
    ['changing an entry', sql`UPDATE entries SET amount_minor = amount_minor + 1`],
    ['deleting an entry', sql`DELETE FROM entries`],
    ['emptying the entries', sql`TRUNCATE entries`],
    ['changing a transfer', sql`UPDATE transfers SET kind = 'win'`],
    ['deleting an account', sql`DELETE FROM accounts`],
  ])('%s, to the owner too', async (_, statement) => {
    await newMember(1);
    const asOwner = database.owner.transaction((transaction) => statement.execute(transaction));
    await expect(asOwner).rejects.toMatchObject({ code: '23001' });
  });
});

describe('idempotency keys', () => {
  it('book one of two uses and tell the same input from another', async () => {
    const memberId = await newMember(1000);
    const idempotency = idempotencyOf('key-1', ['bi', 100]);
    const take = () =>
      write((transaction) =>
        debit(transaction, { kind: 'withdrawal', memberId, amountMinor: 100, now, idempotency }),
      );
    const use = (input: (string | number)[]) =>
      earlierUse(database.reader, {
        memberId,
        kind: 'withdrawal',
        idempotency: idempotencyOf('key-1', input),
      });

    expect(await use(['bi', 100])).toEqual({ use: 'none' });
    expect(await take()).toBeGreaterThan(0);
    const error = await take().catch((reason: unknown) => reason);
    expect(isKeyInUse(error)).toBe(true);
    expect(await use(['bi', 100])).toMatchObject({ use: 'same' });
    expect(await use(['bi', 101])).toEqual({ use: 'different' });
    expect(await balanceOf(database.reader, memberId)).toBe(900);
  });
});

describe('reading the ledger (calls 22, 38)', () => {
  it('pages a member’s entries newest first, signed, at most fifty', async () => {
    const memberId = await newMember(1000);
    for (let index = 0; index < 11; index += 1)
      await write((transaction) =>
        debit(transaction, { kind: 'withdrawal', memberId, amountMinor: 1 + index, now }),
      );
    const log = (page: number, limit: number) => moneyLog(database.reader, { memberId, page, limit });

    const first = await log(1, 10);
    expect(first).toMatchObject({ total: 12, page: 1, limit: 10, lastPage: 2 });
    expect(first.lines[0]).toMatchObject({ kind: 'withdrawal', amountMinor: -11, createdAt: now });
    expect((await log(2, 10)).lines.map((line) => line.amountMinor)).toEqual([-1, 1000]);
    expect((await log(3, 10)).lines).toEqual([]);
    expect(await log(0, 500)).toMatchObject({ page: 1, limit: 50 });
    expect(
      (await moneyLog(database.reader, { memberId: await newMember(), page: 1, limit: 10 })).lastPage,
    ).toBe(1);
  });

  it('sums by kind', async () => {
    const memberId = await newMember(1000);
    await write((transaction) => debit(transaction, { kind: 'withdrawal', memberId, amountMinor: 300, now }));
    await write((transaction) =>
      credit(transaction, { kind: 'withdrawalRefund', memberId, amountMinor: 300, now }),
    );
    expect(await totalsOf(database.reader, memberId)).toEqual({
      recharge: 1000,
      bonus: 0,
      correction: 0,
      rechargeRefund: 0,
      withdrawal: -300,
      withdrawalRefund: 300,
      order: 0,
      orderRefund: 0,
      win: 0,
    });
  });

  it('finds a balance that was changed without an entry', async () => {
    const memberId = await newMember(70);
    const shift = (by: number) =>
      write((transaction) =>
        sql`UPDATE accounts SET balance_minor = balance_minor + ${by} WHERE member_id = ${memberId}`.execute(
          transaction,
        ),
      );
    await shift(5);
    const found = (await reconcile(database.reader)).discrepancies;
    await shift(-5);
    expect(found).toEqual([{ memberId, balanceMinor: 75, entriesMinor: 70 }]);
  });
});
