import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironmentFile, writeEnvironmentFile } from './environmentFile';

let directory: string;
let file: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'members-setup-'));
  file = join(directory, '.env');
});
afterEach(() => rmSync(directory, { recursive: true }));

test('a new file holds what was set, and its owner alone reads it', () => {
  writeEnvironmentFile(file, { PORT: '8080', SITE_NAME: 'Harbour Club' });
  expect(readEnvironmentFile(file)).toEqual({ PORT: '8080', SITE_NAME: 'Harbour Club' });
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test('what is there stays: other variables, comments, the order of lines', () => {
  writeFileSync(file, '# mine\nLOG_LEVEL=warn\nPORT=1\n\n#DEMO=1\n', { mode: 0o644 });
  writeEnvironmentFile(file, { PORT: '8080', DEMO: '0' });
  expect(readFileSync(file, 'utf8')).toBe('# mine\nLOG_LEVEL=warn\nPORT=8080\n\n#DEMO=1\nDEMO=0\n');
  expect(statSync(file).mode & 0o777).toBe(0o600);
});

test.each([
  'a b',
  '#14213d',
  "Ana's",
  'say "hi"',
  'postgres://me:p%40ss@db:5432/x?sslmode=require',
  '$HOME',
  '',
])('the value %s is read as it was written', (value) => {
  writeEnvironmentFile(file, { SITE_NAME: value });
  expect(readEnvironmentFile(file)).toEqual({ SITE_NAME: value });
});

test('a value that no line can hold is refused, and nothing is written', () => {
  expect(() => writeEnvironmentFile(file, { SITE_NAME: 'two\nlines' })).toThrow("can't hold the value");
  expect(statSync(file, { throwIfNoEntry: false })).toBeUndefined();
});

test('without a file nothing is given', () => {
  expect(readEnvironmentFile(file)).toEqual({});
});
