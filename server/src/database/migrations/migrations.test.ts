import { readdirSync } from 'node:fs';
import { migrationNames } from '.';

const filesThatEnd = (end: RegExp) =>
  readdirSync(__dirname).flatMap((file) => (end.test(file) ? [file.replace(end, '')] : []));

test('every migration file is listed under its own name', () => {
  const files = filesThatEnd(/(?<=^\d{4}_\w+)\.ts$/);
  expect([...migrationNames].sort()).toEqual(files.sort());
});

test('rows of a time belong to a migration', () => {
  expect(filesThatEnd(/\.rows\.sql$/).filter((name) => !migrationNames.includes(name))).toEqual([]);
});

test('a new migration has the next number and stands last', () => {
  const later = migrationNames.slice(migrationNames.indexOf('0081_request_counts'));
  expect(later).toEqual([...later].sort());
});
