import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase';
import { openDatabase, type Database } from './database';
import { prepareDatabase } from './migrate';
import { migrations } from './migrations';
import { parseBigint } from './pool';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const codes = async () =>
  (await database.reader.selectFrom('invite_codes').select('code').orderBy('code').execute()).map(
    (row) => row.code,
  );

describe('reading and writing', () => {
  test('a reader has no insert, and its connections refuse hand-written writes', async () => {
    // @ts-expect-error a write outside a transaction does not compile
    const insert: unknown = database.reader.insertInto;
    expect(typeof insert).toBe('function');
    await expect(
      sql`INSERT INTO invite_codes (code) VALUES ('outside')`.execute(database.reader),
    ).rejects.toMatchObject({ code: '25006' });
  });

  test('a transaction that resolves is committed and one that rejects leaves nothing', async () => {
    await database.transaction((transaction) =>
      transaction.insertInto('invite_codes').values({ code: 'kept' }).execute(),
    );
    const failed = database.transaction(async (transaction) => {
      await transaction.insertInto('invite_codes').values({ code: 'lost' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await codes()).toEqual(['kept']);
  });

  test('a transaction that lost a deadlock runs again until both are done', async () => {
    await database.transaction((transaction) =>
      transaction
        .insertInto('invite_codes')
        .values([{ code: 'a' }, { code: 'b' }])
        .execute(),
    );
    let runs = 0;
    let release = () => {};
    const bothHoldOne = new Promise<void>((resolve) => (release = resolve));
    const touch = (first: string, second: string) =>
      database.transaction(async (transaction) => {
        const run = ++runs;
        const use = (code: string) =>
          transaction
            .updateTable('invite_codes')
            .set((row) => ({ used: row('used', '+', 1) }))
            .where('code', '=', code)
            .execute();
        await use(first);
        if (run === 2) release();
        await bothHoldOne;
        await use(second);
      });
    await Promise.all([touch('a', 'b'), touch('b', 'a')]);
    expect(runs).toBeGreaterThan(2);
    const used = await database.reader
      .selectFrom('invite_codes')
      .select('used')
      .where('code', 'in', ['a', 'b'])
      .execute();
    expect(used).toEqual([{ used: 2 }, { used: 2 }]);
  });

  test('other errors pass at the first attempt', async () => {
    let runs = 0;
    const refused = database.transaction((transaction) => {
      runs++;
      return sql`SELECT 1 / 0`.execute(transaction);
    });
    await expect(refused).rejects.toMatchObject({ code: '22012' });
    expect(runs).toBe(1);
  });
});

describe('prepared statements', () => {
  const opened: Database[] = [];
  const open = (prepared: boolean) => {
    const one = openDatabase(database.url, { max: 1, prepared });
    opened.push(one);
    return one;
  };
  afterEach(() => Promise.all(opened.splice(0).map((one) => one.close())));
  const find = ({ reader }: Database, code: string) =>
    reader.selectFrom('invite_codes').select('used').where('code', '=', code).execute();
  const plans = async ({ reader }: Database) => {
    const { rows } = await sql<{ count: number }>`
      SELECT count(*) FROM pg_prepared_statements WHERE statement LIKE '%invite_codes%'`.execute(reader);
    return rows[0]!.count;
  };

  test('a statement is planned once for a connection, whatever its values', async () => {
    const one = open(true);
    await find(one, 'a');
    await find(one, 'b');
    // This and the question itself, which looks for the same word.
    expect(await plans(one)).toBe(2);
  });

  test('nothing is prepared where a pooler would not know it', async () => {
    const one = open(false);
    await find(one, 'a');
    expect(await plans(one)).toBe(0);
  });

  test('an error in one leaves it there for the next', async () => {
    const one = open(true);
    const divide = (by: number) => sql<{ n: number }>`SELECT 1 / ${by}::integer AS n`.execute(one.reader);
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(1)).rows).toEqual([{ n: 1 }]);
  });

  test('columns that a migration adds beside a running server break no statement', async () => {
    const fresh = await createTestDatabase({ own: true });
    const one = openDatabase(fresh.url, { max: 1, prepared: true });
    const all = () => one.reader.selectFrom('invite_codes').selectAll().execute();
    const some = () => one.reader.selectFrom('invite_codes').select('code').execute();
    await Promise.all([all(), some()]);
    await fresh.owner.statement(sql`ALTER TABLE invite_codes ADD COLUMN later integer`);
    await expect(Promise.all([all(), some()])).resolves.toEqual([[], []]);
    await one.close();
    await fresh.close();
  });
});

describe('bigint columns', () => {
  test('come as numbers', async () => {
    const { rows } = await sql<{ n: number }>`SELECT 9007199254740991::bigint AS n`.execute(database.reader);
    expect(rows).toEqual([{ n: Number.MAX_SAFE_INTEGER }]);
  });

  test('a value that a number would round is an error', async () => {
    expect(() => parseBigint('9007199254740993')).toThrow(RangeError);
    await expect(sql`SELECT 9007199254740993::bigint AS n`.execute(database.reader)).rejects.toThrow(
      RangeError,
    );
  });
});

describe('migrations', () => {
  test('three starters at once run each migration once, a later one none', async () => {
    const fresh = await createTestDatabase({ empty: true });
    const ran = await Promise.all([prepareDatabase(fresh), prepareDatabase(fresh), prepareDatabase(fresh)]);
    expect(ran.flat().sort()).toEqual(Object.keys(migrations).sort());
    expect(await prepareDatabase(fresh)).toEqual([]);
    await fresh.close();
  });
});
