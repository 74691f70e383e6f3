import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { variables } from '../server/src/variables';
import { settingsFiles } from './settings';
import { root } from './workspace.mjs';

test('.env.sample and the tables of settings are those that npm run settings writes', () => {
  const files = settingsFiles();
  expect(Object.keys(files)).toHaveLength(4);
  for (const [path, text] of Object.entries(files))
    expect([path, readFileSync(join(root, path), 'utf8')]).toEqual([path, text]);
});

describe('what server, system and registry read of the environment', () => {
  /** Of the machine, npm and desktop, or between a program and one that it starts. */
  const foreign = ['PATH', 'INIT_CWD', 'XDG_CONFIG_HOME', 'MEMBERS_TEST_SERVER', 'MEMBERS_TEST_TEMPLATE'];
  const sources = ['server/src', 'system/src', 'registry/src', 'registry/command'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => join(folder, file)),
  );

  test('is declared, and read by its declaration', () => {
    const read = sources.flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/\benv\.([A-Z_]+)/g)].map(([, name]) => name!),
    );
    expect(read.filter((name) => !foreign.includes(name))).toEqual([]);
  });

  test('is said to be something in one sentence, with a default that it may have', () => {
    for (const variable of Object.values(variables)) {
      expect(variable.says).toMatch(/^[A-Z`].*[^.]$/);
      if ('initial' in variable) expect(variable.schema.safeParse(variable.initial).success).toBe(true);
    }
  });
});
