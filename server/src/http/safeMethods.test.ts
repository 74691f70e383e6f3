import { callIds, callOf, isWrite } from '@members/contract';
import { sql } from 'kysely';
import { pathsOf } from '@members/contract/server';
import { createTestServer, sessionHeaders, testPassword, type TestServer } from '../../testing';

let server: TestServer;
let headers: Record<string, string>;
beforeAll(async () => {
  server = await createTestServer({ time: new Date() });
  headers = sessionHeaders(await server.signUp({ balanceMinor: 100_000 }));
  // Late enough for a use of the session to be written down.
  server.later(10 * 60_000);
});
afterAll(() => server.close());

/** Every row of every table; one that is spread gives its rows in any order. */
async function state(): Promise<unknown> {
  const { rows } = await sql<{ name: string; hash: string }>`
    SELECT relname AS name, md5(query_to_xml(
      format('SELECT each::text FROM %I AS each ORDER BY 1', relname), true, true, '')::text) AS hash
    FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition ORDER BY 1`.execute(
    server.database.reader,
  );
  return rows;
}

/** What would make the calls that write by GET do so. */
const query = `name=Intruder&old_password=${testPassword}&new_password=secret-2`;
const paths = [...new Set(callIds.flatMap((id) => pathsOf(id).map(({ path }) => path)))];

describe('HEAD and OPTIONS write nothing, with a session and all that a call takes', () => {
  const preflight = { origin: 'http://localhost:8080', 'access-control-request-method': 'GET' };

  test.each([
    ['HEAD', {}, 405],
    ['OPTIONS', {}, 400],
    ['OPTIONS', preflight, 204],
  ] as const)('%s %j', async (method, more, status) => {
    const before = await state();
    for (const path of paths) {
      const url = `/api${path}?${query}`;
      const { statusCode } = await server.app.inject({ method, url, headers: { ...headers, ...more } });
      expect([path, statusCode]).toEqual([path, status]);
    }
    expect(await state()).toEqual(before);
  });

  test('the same as GET does write, so that this shows something', async () => {
    const before = await state();
    const writing = callIds.filter((id) => isWrite(callOf(id)) && callOf(id).method === 'GET');
    expect(writing.length).toBeGreaterThan(1);
    for (const id of writing)
      await server.app.inject({ method: 'GET', url: `/api${callOf(id).path}?${query}`, headers });
    expect(await state()).not.toEqual(before);
  });
});
