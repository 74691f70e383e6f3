import { expect, test, type Page } from '@playwright/test';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OverrideRule } from '../../shared/mfe-kit/src/release';
import { runIn } from '../support/buildOutside';
import { copyWorkspace } from '../support/copyWorkspace';
import { mainPort } from '../support/ports';
import { expectSamePage, markPage } from '../support/swap/onPage';
import { startSwapSystem, type SwapSystem } from '../support/swap/swapSystem';
import { visit } from '../support/visit';

const by = { actor: { kind: 'operator', name: 'browser-specs' }, why: 'A browser spec' } as const;
const name = 'mfe-live-scores';
/** Beside those of the systems under test. */
const devPort = mainPort + 9;

let workspace: string;
let system: SwapSystem;

const node = process.execPath;
const screen = 'screens/liveScores/LiveScoresScreen.tsx';

/** Saves another content of a source file of the remote. */
async function edit(change: (code: string) => string, file = screen): Promise<void> {
  const path = join(workspace, name, 'src', file);
  await writeFile(path, change(await readFile(path, 'utf8')));
}

const allowOverrides = (overrides: OverrideRule) =>
  system.registry().change(by, (state) => ({ kind: 'overridesChanged', overrides, before: state.overrides }));

/** Serves the remote with hot reload; resolves to the process once the first build is there. */
async function serve(): Promise<ChildProcess> {
  const args = ['scripts/dev.mjs', name, '--port', String(devPort)];
  const child = spawn(node, args, { cwd: workspace, stdio: ['ignore', 'pipe', 'inherit'] });
  let printed = '';
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (chunk) => {
      printed += String(chunk);
      if (printed.includes('localStorage')) resolve();
    });
    child.once('exit', () => reject(new Error(`The remote is not served:\n${printed}`)));
  });
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/** Opens the remote's screen from the developer's address. */
async function openOverridden(page: Page): Promise<void> {
  await page.addInitScript(
    ([key, address]) => localStorage.setItem(key!, address!),
    [`members.override.${name}`, `http://localhost:${devPort}/remote.json`],
  );
  await visit(page, '/LiveScores', system.address);
}

test.describe('a new remote', { tag: '@long' }, () => {
  test.describe.configure({ mode: 'serial' });

  test.beforeAll(async () => {
    test.setTimeout(240_000);
    system = await startSwapSystem([]);
    workspace = await copyWorkspace();
    await runIn(workspace, [node, 'scripts/newRemote.mjs', name]);
  });
  test.afterAll(async () => {
    await system.stop();
    await rm(workspace, { recursive: true, force: true });
  });

  test('builds, passes its tests and mounts at once', async ({ page }) => {
    test.setTimeout(240_000);
    const jest = runIn(workspace, ['node_modules/.bin/jest', name], { FORCE_COLOR: '0' });
    await Promise.all([jest, runIn(workspace, [node, 'scripts/build.mjs', name])]);
    expect((await jest).stderr).toContain('Tests:       2 passed, 2 total');
    await system.activate(name, await system.publish({ directory: join(workspace, name, 'dist') }));
    await visit(page, '/LiveScores', system.address);
    await expect(page.getByRole('heading', { name: 'New screen' })).toBeVisible();
    await expect(page.getByText('This screen comes from a remote of its own.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL(/#\/Home/);
  });

  test('is developed in front of the running shell: what is saved shows without a reload', async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await edit((code) =>
      code
        .replace(/^/, "import { useState } from 'react';\n")
        .replace('return (', 'const [count, setCount] = useState(0);\n  return (')
        .replace('<p>', '<button onClick={() => setCount(count + 1)}>Goals: {count}</button><p>'),
    );
    await allowOverrides('everybody');
    const served = await serve();
    try {
      await openOverridden(page);
      await markPage(page);
      await expect(page.getByRole('heading', { name: 'New screen' })).toBeVisible();
      await page.getByRole('button', { name: 'Goals: 0' }).click();
      await expect(page.getByRole('button', { name: 'Goals: 1' })).toBeVisible();

      await edit((code) => code.replace('Goals:', 'Points:'));
      // After a build, which takes as long as the machine is busy.
      await expect(page.getByRole('button', { name: 'Points: 1' })).toBeVisible({ timeout: 60_000 });

      await edit((css) => css.replace('display: grid', 'display: flex'), screen.replace('tsx', 'module.css'));
      const card = page.getByRole('button', { name: 'Points: 1' }).locator('..');
      await expect(card).toHaveCSS('display', 'flex', { timeout: 60_000 });
      await expect(page.getByRole('button', { name: 'Points: 1' })).toBeVisible();

      await edit((texts) => texts.replace('New screen', 'Live scores'), 'locales/en_us.json');
      await expect(page.getByRole('heading', { name: 'Live scores' })).toBeVisible({ timeout: 60_000 });

      await edit((code) => code.replace('return (', 'return (('));
      const problems = page
        .frameLocator('#webpack-dev-server-client-overlay')
        .getByText('LiveScoresScreen.tsx');
      await expect(problems.first()).toBeVisible({ timeout: 60_000 });
      await edit((code) => code.replace('return ((', 'return ('));
      await expect(page.locator('#webpack-dev-server-client-overlay')).toBeHidden({ timeout: 60_000 });
      await expectSamePage(page);
      await expect(page.getByText(`localhost:${devPort}`)).toBeVisible();
    } finally {
      await stop(served);
    }
  });

  test('comes from no developer’s address where the registry doesn’t allow it', async ({ page }) => {
    await allowOverrides('nobody');
    await openOverridden(page);
    await expect(page.getByText('This screen comes from a remote of its own.')).toBeVisible();
    await expect(page.getByText(`localhost:${devPort}`)).toBeHidden();
  });
});
