import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freeAddress, start } from '../testing/systemProcess';

test('a signal while it starts leaves no database behind', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'members-system-'));
  // What was begun is finished first: for its first start a busy machine may take longer than the usual limit.
  const { child, ended } = start({
    DATA_DIR: directory,
    ...(await freeAddress()),
    STOP_WITHIN_SECONDS: '50',
  });
  const lock = join(directory, 'postgres/cluster/postmaster.pid');
  while (!existsSync(lock) && child.exitCode === null) await new Promise((done) => setTimeout(done, 20));
  child.kill('SIGTERM');
  const { code, err } = await ended;
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(existsSync(lock)).toBe(false);
  rmSync(directory, { recursive: true });
}, 60_000);
