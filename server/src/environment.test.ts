import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadEnvironment } from './environment';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'members-environment-'));
});
afterEach(() => rmSync(directory, { recursive: true }));

const file = () => join(directory, '.env');

test('what the environment does not give is taken from the file', () => {
  writeFileSync(file(), '# a comment\nPORT=8100\nSITE_NAME="Harbour Club"\nHOST=localhost\n');
  const env: NodeJS.ProcessEnv = { ENV_FILE: file(), HOST: '0.0.0.0' };
  loadEnvironment(env);
  expect(env).toEqual({ ENV_FILE: file(), HOST: '0.0.0.0', PORT: '8100', SITE_NAME: 'Harbour Club' });
});

test('an empty ENV_FILE is none, and no file is no fault', () => {
  for (const ENV_FILE of ['', file()]) {
    const env: NodeJS.ProcessEnv = { ENV_FILE };
    loadEnvironment(env);
    expect(env).toEqual({ ENV_FILE });
  }
});

test('a file that can’t be read is said in one sentence', () => {
  expect(() => loadEnvironment({ ENV_FILE: directory })).toThrow(
    `The environment file ${directory} can't be read: EISDIR`,
  );
});
