import { freePorts } from '@members/tooling/freePorts';
import { encodeData } from '@members/contract';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

test('page, registry document, releases and the office’s page are served while the database is away, with the Home of the member API, operators’ calls are refused, and a signal ends it (OFC-102, START-10)', async () => {
  const [port, officePort] = await freePorts(2);
  const directory = mkdtempSync(join(tmpdir(), 'members-web-'));
  const api = createServer((request, response) => {
    const data =
      request.url === '/api/xuanfei/xuanfeilist' ? [{ id: 1, xuanfei_name: 'Lamp' }] : { name: 'Quay' };
    response.end(JSON.stringify({ code: 200, msg: '', data: encodeData(data) }));
  });
  api.listen(0, '127.0.0.1');
  await once(api, 'listening');
  const env = {
    ...process.env,
    // Nothing listens there.
    DATABASE_URL: 'postgres://members:x@127.0.0.1:9/members',
    PASSWORD_PEPPER: 'test pepper',
    DATA_DIR: directory,
    HOST: '127.0.0.1',
    PORT: String(port),
    OFFICE_PORT: String(officePort),
    API_ADDRESS: `http://127.0.0.1:${(api.address() as AddressInfo).port}`,
  };
  const child = spawn(process.execPath, ['--import', 'tsx', 'system/src/web.ts'], {
    cwd: resolve(__dirname, '../..'),
    env: { ...env, LOG_LEVEL: 'silent' },
    stdio: 'ignore',
  });
  const ended = once(child, 'exit');
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  while (!(await get('/readyz').catch(() => null)) && child.exitCode === null)
    await new Promise((done) => setTimeout(done, 100));
  expect((await get('/readyz')).status).toBe(200);
  expect(await (await get('/')).text()).toContain('<script id="members-registry"');
  const [, payload = ''] = (await (await get('/registry.jws')).text()).split('.');
  const { remotes } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as {
    remotes: Record<string, { active: { baseUrl: string; entry: string } }>;
  };
  const { baseUrl, entry } = remotes['mfe-lottery']!.active;
  expect((await get(`${baseUrl}/${entry}`)).status).toBe(200);
  expect((await get('/api/system/base')).status).toBe(404);
  let home = '';
  while (!home)
    [, home = ''] =
      /<template id="drawn-home"[^>]*>(.*)<\/template>/s.exec(await (await get('/')).text()) ?? [];
  expect(home).toMatch(/Quay.*Lamp/s);
  const office = `http://localhost:${officePort}`;
  const page = await fetch(`${office}/releases`, { headers: { accept: 'text/html' } });
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<title>Office</title>')]);
  const asked = await fetch(`${office}/registry/api/overview`, { headers: { cookie: 'members_operator=x' } });
  expect([asked.status, await asked.json()]).toMatchObject([500, { key: 'failed' }]);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  api.close();
  rmSync(directory, { recursive: true });
}, 60_000);
