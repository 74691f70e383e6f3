import { freePorts } from '@members/tooling/freePorts';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase';
import { createTestServer } from '../../testing';
import { openDatabase } from './database';
import { isUnavailable } from './unavailable';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ own: true });
});
afterAll(() => database.close());

const failureOf = (asked: Promise<unknown>) =>
  asked.then(
    () => null,
    (error: unknown) => error,
  );
async function nowhere() {
  const [port] = await freePorts(1);
  return openDatabase(`postgres://members@127.0.0.1:${port}/members`);
}

describe('a database that is away', () => {
  test('is one that nobody answers for, that ends, or that is no leader any more', async () => {
    const gone = await nowhere();
    const failures = [
      sql`SELECT 1`.execute(gone.reader),
      sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(database.owner.reader),
      sql`INSERT INTO invite_codes (code) VALUES ('outside')`.execute(database.reader),
    ];
    for (const failure of failures.map(failureOf)) expect(isUnavailable(await failure)).toBe(true);
    await gone.close();
  });

  test('is none that refuses a statement', async () => {
    for (const statement of [sql`SELECT 1 / 0`, sql`SELECT nothing`])
      expect(isUnavailable(await failureOf(statement.execute(database.reader)))).toBe(false);
  });

  test('is answered with 503 and when to come again, so that the app reads again by itself', async () => {
    const gone = await nowhere();
    const server = await createTestServer({ copies: gone.reader });
    const { status, headers, code } = await server.send('GET', '/xuanfei/xuanfeilist');
    expect([status, headers['retry-after'], code]).toEqual([503, '2', 500]);
    await server.close();
    await gone.close();
  });
});
