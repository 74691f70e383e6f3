import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isAllowed, listLicences } from './licences';
import { readWorkspace } from './lock';

const workspace = readWorkspace();
const licences = listLicences();
const hooks = ['preinstall', 'install', 'postinstall'];

interface Scripts {
  scripts?: Record<string, string>;
}

describe('install scripts', () => {
  const running = licences.filter(({ directory }) => {
    const { scripts } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as Scripts;
    return hooks.some((hook) => scripts?.[hook]) || existsSync(join(directory, 'binding.gyp'));
  });

  test('run for packages alone that pnpm-workspace.yaml names, each by its own name', () => {
    expect(running.length).toBeGreaterThan(0);
    expect(
      running.map(({ id }) => id.replace(/@[^@]+$/, '')).filter((name) => !(name in workspace.allowBuilds)),
    ).toEqual([]);
    expect(Object.keys(workspace.allowBuilds).filter((name) => name.includes('*'))).toEqual([]);
  });
});

describe('licences', () => {
  test('of all installed packages are known and allowed', () => {
    expect(licences.filter(({ expression }) => !isAllowed(expression))).toEqual([]);
    expect(licences.length).toBeGreaterThan(500);
  });

  test.each([
    '',
    'UNLICENSED',
    'SEE LICENSE IN LICENSE',
    'GPL-3.0-only',
    'MIT AND GPL-3.0-only',
    'AGPL-3.0-only OR SSPL-1.0',
  ])('that are not allowed are refused: "%s"', (expression) => expect(isAllowed(expression)).toBe(false));

  test('are met where one of several is allowed', () => {
    expect(isAllowed('(GPL-3.0-only OR MIT)')).toBe(true);
    expect(isAllowed('(MIT AND (BSD-3-Clause OR GPL-2.0-only))')).toBe(true);
  });

  test('of what servers and browsers run are all permissive but for libvips, the gate’s axe-core and web-push', () => {
    const restricted = licences.filter(
      ({ expression, production }) => production && /GPL|MPL/.test(expression),
    );
    const named = restricted.map(({ id }) => id.replace(/@[^@]+$/, ''));
    expect(
      named.filter(
        (name) =>
          !['axe-core', 'dompurify', 'web-push'].includes(name) && !name.startsWith('@img/sharp-libvips-'),
      ),
    ).toEqual([]);
  });
});
