import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const folder = join(root, 'docs/decisions');
const read = (file: string) => readFileSync(join(folder, file), 'utf8');

const records = readdirSync(folder)
  .filter((file) => /^\d{4}-/.test(file))
  .sort()
  .map((file) => {
    const [, number, title] = /^# (\d+)\. (.+)\n/.exec(read(file)) ?? [];
    return { file, number, title };
  });

const rows = [
  ...read('README.md').matchAll(/^\| (\d+) +\| \[(.+)\]\((.+)\) +\| (.+?) +\| (\d{4}-\d\d-\d\d) \|$/gm),
].map(([, number, title, file, status]) => ({ number, title, file: file!, status: status! }));

describe('the index of decisions', () => {
  test('has every record once, by number and title', () => {
    expect(rows.map(({ file, number, title }) => ({ file, number, title }))).toEqual(records);
    for (const { file, number } of records) expect(Number(file.slice(0, 4))).toBe(Number(number));
  });

  test('says of each whether it holds, and by what another one took its place', () => {
    const numbers = new Set(records.map(({ number }) => number));
    for (const { status } of rows) {
      const [, by] = /^(?:partly )?superseded by (\d+)$/.exec(status) ?? [];
      if (by) expect(numbers).toContain(by);
      else expect(status).toBe('accepted');
    }
  });

  test('and a record that no longer holds says so below its title', () => {
    for (const { file, status } of rows) {
      const [, , below = ''] = read(file).split('\n');
      const said = /^> (Partly superseded|Superseded) by \[decision (\d+)\]\(.+\)/.exec(below);
      expect([file, said ? `${said[1]!.toLowerCase()} by ${said[2]}` : 'accepted']).toEqual([file, status]);
    }
  });
});
