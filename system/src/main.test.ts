import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { start as startSystem } from '../testing/systemProcess';

let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'members-system-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const start = (env: Record<string, string>) => startSystem({ DATA_DIR: directory, ...env });

describe('a start that can’t succeed ends with one sentence and exit code 1', () => {
  test('when a setting makes no sense', async () => {
    const { code, err } = await start({ PORT: 'eighty' }).ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: 'PORT must be a whole number from 0 to 65535, not "eighty".\n',
    });
  });
});
