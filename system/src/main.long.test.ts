import { freePorts } from '@members/tooling/freePorts';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeAddress, start as startSystem, untilItRuns } from '../testing/systemProcess';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'members-system-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const start = (env: Record<string, string>) => startSystem({ DATA_DIR: directory, ...env });

describe('the running system', () => {
  test('says where it is and how to get in, is ready then, and a signal stops all of it', async () => {
    const address = await freeAddress();
    const port = address.PORT;
    const started = start(address);
    const { child, output, ended } = started;
    await untilItRuns(started);
    expect(output.err).toBe('');
    expect(output.out).toContain(`Members runs at http://localhost:${port}`);
    expect(output.out).toContain('demo / demo1234');
    expect(output.out).toContain('WELCOME');
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    const page = await (await fetch(`http://localhost:${port}/`)).text();
    expect(page).toMatch(
      /<script id="members-registry" type="application\/json" data-proof="[\w-]+\.\.[\w-]+" data-tags="\d+(\.[\w-]{4})+">\{/,
    );
    const origin = `http://localhost:${address.OFFICE_PORT}`;
    expect(output.out).toContain(`Operators     ${origin}\n`);
    // The link into the office of a demonstration (OFC-07).
    expect(output.out).toMatch(new RegExp(`Come in by    ${origin}/enrol#[\\w-]{43} `));
    const headers = { accept: 'text/html' };
    const office = await fetch(`${origin}/registry/`, { headers });
    expect([office.url, office.status]).toEqual([`${origin}/releases`, 200]);
    for (const path of ['/api/session', '/registry/api/overview'])
      expect((await fetch(origin + path)).status).toBe(401);
    for (const path of ['/registry/', '/registry', '/registry/api/overview'])
      expect((await fetch(`http://localhost:${port}${path}`, { headers })).status).toBe(404);
    child.kill('SIGINT');
    const { code, err } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
  }, 60_000);
});

describe('a start that can’t succeed ends with one sentence and exit code 1', () => {
  test('when the port is in use', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, 'localhost', done));
    const { port } = taken.address() as AddressInfo;
    const { code, err } = await start({ PORT: String(port) }).ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: `Port ${port} is in use. Stop what uses it, or choose another with PORT.\n`,
    });
    await new Promise((done) => taken.close(done));
  });

  test('when the database can’t be reached', async () => {
    const [free] = await freePorts(1);
    const url = `postgres://members:secret-word@127.0.0.1:${free}/members`;
    const { code, err } = await start({ DATABASE_URL: url, ...(await freeAddress()) }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The database can't be used: connect ECONNREFUSED .*\n$/);
    expect(err).not.toContain('secret-word');
  });
});
