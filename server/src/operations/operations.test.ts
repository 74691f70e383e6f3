import { freePorts } from '@members/tooling/freePorts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../config';
import { openServer, type Server } from '../openServer';
import { administer, withDatabase } from '../../testing/administer';
import { createTestDatabase, type TestDatabase } from '../../testing';

const dataDir = mkdtempSync(join(tmpdir(), 'members-operations-'));
const config = loadConfig({ DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' });
let database: TestDatabase;
const servers: Server[] = [];

const open = async (databaseUrl: string, changes = {}) => {
  const server = await openServer({ config: { ...config, ...changes }, databaseUrl });
  servers.push(server);
  const get = async (url: string, headers = {}) => {
    const { statusCode, body, headers: answered } = await server.app.inject({ url, headers });
    return { status: statusCode, body, headers: answered };
  };
  return { server, get };
};

beforeAll(async () => {
  database = await createTestDatabase({ own: true });
});
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.stop()));
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const unreachable = async () => `postgres://nobody@127.0.0.1:${(await freePorts(1))[0]}/none`;

describe('/healthz and /readyz', () => {
  test('a server with its migrated database lives and is ready', async () => {
    const { get } = await open(database.url);
    expect(await get('/healthz')).toMatchObject({ status: 200, body: '{"status":"ok"}' });
    expect(await get('/readyz')).toMatchObject({ status: 200, body: '{"status":"ready"}' });
  });

  test('without its database it lives and is not ready', async () => {
    const { get } = await open(await unreachable());
    expect((await get('/healthz')).status).toBe(200);
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      body: '{"status":"unready","reason":"database"}',
    });
  });

  test('before the migrations it is not ready, without one of them neither', async () => {
    const empty = `members_unmigrated_${process.pid}`;
    await administer(database.ownerUrl, `CREATE DATABASE ${empty}`);
    const [url, ownerUrl] = [database.url, database.ownerUrl].map((each) => withDatabase(each, empty)) as [
      string,
      string,
    ];
    const { server, get } = await open(url);
    const unmigrated = { status: 503, body: '{"status":"unready","reason":"migrations"}' };
    expect(await get('/readyz')).toMatchObject(unmigrated);
    await administer(
      ownerUrl,
      `CREATE TABLE kysely_migration (name text); GRANT SELECT ON kysely_migration TO PUBLIC`,
    );
    await administer(ownerUrl, `INSERT INTO kysely_migration VALUES ('0001_members')`);
    expect(await get('/readyz')).toMatchObject(unmigrated);
    await server.stop();
    await administer(database.ownerUrl, `DROP DATABASE ${empty}`);
  });

  test('once it is asked to stop it is not ready, serves all the same and ends each connection', async () => {
    const { server, get } = await open(database.url);
    expect((await get('/api/site/getBase')).headers.connection).not.toBe('close');
    server.drain();
    expect(await get('/readyz')).toMatchObject({
      status: 503,
      body: '{"status":"unready","reason":"stopping"}',
    });
    expect(await get('/healthz')).toMatchObject({ status: 200, headers: { connection: 'close' } });
  });
});

describe('/metrics', () => {
  test('counts requests by route, HTTP status and code of the envelope', async () => {
    const { get } = await open(database.url);
    await get('/api/member/doLogin?username=hidden');
    await get('/api/Member/getUserInfo/?id=987654');
    await get('/api/nothing/like/this');
    await get('/uploads/0123456789abcdef0123456789abcdef.webp');
    await get('/nothing-hidden');
    const { body, headers } = await get('/metrics');
    expect(headers['content-type']).toContain('text/plain; version=0.0.4');
    const counted = [...body.matchAll(/^members_http_request_duration_seconds_count\{(.*)\} (\d+)$/gm)].map(
      ([, labels, count]) => `${labels} ${count}`,
    );
    expect(counted).toMatchInlineSnapshot(`
      [
        "method="GET",route="none",status="404",code="500" 2",
        "method="GET",route="/api/member/getUserInfo",status="200",code="401" 1",
        "method="GET",route="/uploads/:file",status="404",code="" 1",
        "method="GET",route="none",status="404",code="" 1",
      ]
    `);
    expect(body).not.toMatch(/hidden|987654|0123456789abcdef/);
  });

  test('shows open streams, connections, rounds and the event loop', async () => {
    const { body } = await (await open(database.url)).get('/metrics');
    expect(body).toContain('members_database_connections{pool="write",state="waiting"} 0');
    expect(body).toContain('members_database_up 1');
    expect(body).toContain('members_open_streams 0');
    expect(body).toContain('members_rounds{state="open"} 0');
    expect(body).toContain('members_rounds{state="unsettled"} 0');
    expect(body).toContain('members_mails{state="waiting"} 0');
    expect(body).toContain('nodejs_eventloop_lag_p99_seconds');
  });

  test('answers while the database is away, without counts of rounds', async () => {
    const { get } = await open(await unreachable());
    const { status, body } = await get('/metrics');
    expect(status).toBe(200);
    expect(body).toContain('members_database_up 0');
    expect(body).not.toContain('members_rounds{');
  });
});

describe('the id of a request', () => {
  const id = 'edge-0123456789';

  test('is the one that a trusted proxy gives, if it is one', async () => {
    const { get } = await open(database.url, { trustProxy: () => true });
    expect((await get('/healthz', { 'x-request-id': id })).headers['x-request-id']).toBe(id);
    for (const insane of ['short', 'x'.repeat(81), 'with space in it', '<script>alert(1)</script>'])
      expect((await get('/healthz', { 'x-request-id': insane })).headers['x-request-id']).toMatch(
        /^[\da-f-]{36}$/,
      );
  });

  test('is made where no proxy is trusted', async () => {
    const { get } = await open(database.url);
    expect((await get('/healthz', { 'x-request-id': id })).headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });
});
