import { freePorts } from '@members/tooling/freePorts';
import { sql } from 'kysely';
import { createTestDatabase, type TestDatabase } from '../../testing/createTestDatabase';
import { calls } from '@members/contract';
import { createTestServer, lockIsAwaited, sessionHeaders } from '../../testing';
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

  test('is answered so to a write whose key replays its answer; any other is refused with the advice to look what has become of it', async () => {
    const server = await createTestServer();
    const address = await server.listen();
    const session = await server.signUp();
    const send = (path: string, form: Record<string, string>, { method = 'POST', key = '' } = {}) => {
      const fields = new URLSearchParams(form);
      return fetch(`${address}/api${path}${method === 'GET' ? `?${fields}` : ''}`, {
        method,
        headers: { ...sessionHeaders(session), 'idempotency-key': key },
        ...(method === 'POST' && { body: fields }),
      });
    };
    /** Sends a write, ends its connection while it waits for its member's row, and says how it was answered. */
    const cutOff = (write: () => Promise<Response>) =>
      server.database.transaction(async (transaction) => {
        await sql`SELECT 1 FROM members WHERE id = ${session.memberId} FOR UPDATE`.execute(transaction);
        const waiting = write();
        await lockIsAwaited(server.database.reader);
        await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
          WHERE datname = current_database() AND wait_event_type = 'Lock'`.execute(
          server.database.owner.reader,
        );
        const answer = await waiting;
        const { code, reason } = (await answer.json()) as { code: number; reason?: string };
        return [answer.status, code, reason];
      });
    /** In the member's language, with the advice to look. */
    const interrupted = [200, 401, 'interrupted'];
    const support = calls.writeToSupport.path;
    expect(await cutOff(() => send(support, { text: 'Hello' }, { key: 'k'.repeat(20) }))).toEqual([
      503,
      500,
      undefined,
    ]);
    expect(await cutOff(() => send(support, { text: 'Hello' }))).toEqual(interrupted);
    const name = () => send(calls.setRealName.path, { name: 'Ana' }, { method: 'GET' });
    expect(await cutOff(name)).toEqual(interrupted);
    expect(await cutOff(() => send(calls.setSex.path, { sex: '1' }, { key: 'k'.repeat(20) }))).toEqual(
      interrupted,
    );
    await server.close();
  });
});
