import { sql } from 'kysely';
import { addPlayers } from '../../load';
import { betWhileKilling } from '../betWhileKilling';
import { betRows, figureTable } from '../faultTable';
import { inspect, unharmed } from '../inspect';
import { findProgram } from './programs';
import { stageBehindBalancer, type BalancedStage } from './stageBehindBalancer';

const kills = Number(process.env.FAULT_KILLS) || 2;
const installed = ['nginx', 'pgbouncer'].every(findProgram);
let stage: BalancedStage;

/** Said to whoever reads which tests were skipped. */
const where = 'needs Debian’s nginx-light and pgbouncer';

(installed ? describe : describe.skip)(`two servers behind nginx, PgBouncer in front (${where})`, () => {
  beforeAll(async () => {
    stage = await stageBehindBalancer();
  }, 120_000);
  afterAll(() => stage.close(), 60_000);

  test('connections of the pooler have what the server sets on its own: UTC, and reads that refuse writes', async () => {
    const { rows } = await sql`SHOW timezone`.execute(stage.pooled.reader);
    expect(rows).toEqual([{ TimeZone: 'UTC' }]);
    await expect(
      sql`INSERT INTO recharge_channels VALUES ('outside', 1)`.execute(stage.pooled.reader),
    ).rejects.toMatchObject({ code: '25006' });
    await addPlayers(stage.pooled, { name: 'pooled', count: 1, balanceMinor: 100 });
  });

  test('nginx passes on the API and none of the operators’ paths, and names each request', async () => {
    const get = (path: string) => fetch(`http://127.0.0.1:${stage.port}${path}`);
    const base = await get('/api/system/config');
    expect(base.status).toBe(200);
    expect(base.headers.get('x-request-id')).toMatch(/^[\da-f]{32}$/);
    for (const path of ['/healthz', '/readyz', '/metrics']) expect((await get(path)).status).toBe(404);
  });

  test('nginx logs a request with its id and without its query (D58)', async () => {
    const path = '/api/member/setLoginPassword';
    const { headers } = await fetch(`http://127.0.0.1:${stage.port}${path}?new_password=canary-word`);
    // nginx logs a request after it has answered it.
    const lineOf = () =>
      stage
        .accessLog()
        .split('\n')
        .find((entry) => entry.includes(path));
    for (let tries = 0; tries < 250 && !lineOf(); tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 20));
    const line = lineOf()!;
    expect(JSON.parse(line)).toMatchObject({
      id: headers.get('x-request-id'),
      method: 'GET',
      path,
      status: 200,
    });
    expect(stage.accessLog()).not.toContain('canary-word');
  });

  test('lose no acknowledged order and book none twice while server and pooler are killed and come back', async () => {
    const { database, port, strike } = stage;
    const { figures, acknowledged } = await betWhileKilling({ database, ports: [port, port], strike }, kills);
    const found = await inspect(database, acknowledged);
    if (process.env.FAULT_KILLS)
      process.stdout.write(
        figureTable([
          ['server or PgBouncer killed (SIGKILL) behind nginx while members bet, times', figures.kills],
          ...betRows(figures, found),
        ]),
      );
    expect(found).toEqual(unharmed);
    expect(figures.acknowledged).toBeGreaterThan(50);
    expect(figures.askedAgain).toBeGreaterThan(0);
  }, 10_800_000);
});
