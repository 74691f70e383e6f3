import { expect, test } from '@playwright/test';
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { addTeam } from '../../registry/src/administration/teams';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const by = { actor: { kind: 'operator', name: 'browser-specs' }, why: 'A browser spec' } as const;
const execute = promisify(execFile);

let system: SwapSystem;
/** A home of one's own in a directory of its own: nothing of this repository is near. */
let home: string;
let typed: { command: string; seconds: number }[];

test.beforeAll(async () => {
  system = await startSwapSystem([]);
});
test.beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'stranger-'));
  typed = [];
});
test.afterEach(() => rm(home, { recursive: true, force: true }));
test.afterAll(() => system.stop());

/** Types a command in a folder of the home; what it prints is in the error where it fails. */
async function type(command: string, folder = '.'): Promise<string> {
  const [program = '', ...args] = command.split(' ');
  const startedAt = Date.now();
  const env = { PATH: process.env.PATH, HOME: home, npm_config_yes: 'true' };
  const { stdout } = await execute(program, args, { cwd: join(home, folder), env, maxBuffer: 1 << 24 });
  typed.push({ command, seconds: (Date.now() - startedAt) / 1000 });
  return stdout;
}

test.describe('the first hour of a team that has nothing of this repository', { tag: '@long' }, () => {
  for (const template of ['react', 'plain'] as const)
    test(`ends with a release in a member’s page (${template})`, async ({ page }, { annotations }) => {
      test.setTimeout(600_000);
      const name = `mfe-hello-${template}`;
      await type(`npm config set @members:registry=${system.address}/registry/npm/`);
      const printed = await type(
        `npm create @members/remote ${name}${template === 'plain' ? ' -- --plain' : ''}`,
      );
      // What is printed next is typed as it is printed.
      for (const command of ['npm test', 'npm run key', 'npm run build', 'npm run release'])
        expect(printed).toContain(`  ${command}`);

      await type('npm test', name);
      await type('npm run types', name);
      await type('npm run lint', name);
      const key = JSON.parse((await type('npm run key', name)).trim().split('\n').at(-1)!);
      await addTeam(system.registry(), { team: 'hello', remote: name, key }, by);
      await type('npm run build', name);
      const published = await type('npm run release', name);
      const [, release = ''] = /Published \S+ (\S+)/.exec(published) ?? [];
      await system.activate(name, release);

      const path = template === 'react' ? '/HelloReact' : '/HelloPlain';
      await visit(page, path, system.address);
      await expect(page.getByRole('heading', { name: 'New screen' })).toBeVisible();
      await expect(page.getByText('This screen comes from a remote of its own.')).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL(/#\/Home/);

      // Another state of the sources is another release, without a step in between.
      const texts = join(home, name, 'src/locales/en_us.json');
      await writeFile(texts, (await readFile(texts, 'utf8')).replace('New screen', 'Hello'));
      await type('npm run build', name);
      const next = /Published \S+ (\S+)/.exec(await type('npm run release', name))?.[1] ?? '';
      expect(next).not.toBe(release);
      await system.activate(name, next);
      await visit(page, path, system.address);
      await page.reload();
      await expect(page.getByRole('heading', { name: 'Hello' })).toBeVisible();

      await system.registry().change(by, () => ({ kind: 'teamRemoved', team: 'hello' }));
      const seconds = typed.reduce((sum, each) => sum + each.seconds, 0);
      const description = `${typed.length} commands, ${seconds.toFixed(0)} s: ${typed.map((each) => `${each.command} ${each.seconds.toFixed(1)} s`).join('; ')}`;
      annotations.push({ type: 'hour', description });
      console.warn(description);
    });

  test('where the registry is is asked for, if npm does not know it', async () => {
    await mkdir(join(home, 'empty'));
    const create = join(home, 'node_modules/.bin/create-remote');
    await type(`npm install --@members:registry=${system.address}/registry/npm/ @members/create-remote`);
    await expect(type(`${create} mfe-hello`, 'empty')).rejects.toMatchObject({ code: 1, stderr: /--url/ });
    expect(await type(`${create} mfe-hello --no-install --url ${system.address}`, 'empty')).toContain(
      '/Hello',
    );
    expect(await readFile(join(home, 'empty/mfe-hello/.npmrc'), 'utf8')).toContain(system.address);
  });
});
