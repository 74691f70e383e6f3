import { freePorts } from '@members/tooling/freePorts';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeAddress, start as startSystem } from '../testing/systemProcess';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'members-system-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const start = (env: Record<string, string>) => startSystem({ DATA_DIR: directory, ...env });

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

  test('when a setting makes no sense', async () => {
    const { code, err } = await start({ PORT: 'eighty' }).ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: 'PORT must be a whole number from 0 to 65535, not "eighty".\n',
    });
  });
});
