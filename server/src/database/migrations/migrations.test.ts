import { readdirSync } from 'node:fs';
import { migrations } from '.';

test('every migration file is listed under its own name', () => {
  const files = readdirSync(__dirname).flatMap((file) => /^(\d{4}_\w+)\.ts$/.exec(file)?.[1] ?? []);
  expect(Object.keys(migrations).sort()).toEqual(files.sort());
});
