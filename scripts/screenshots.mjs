/**
 * Pictures of every screen: three sizes, three languages, light and dark, into `screenshots/` (git-ignored), with a
 * contact sheet per screen and an index.html. Starts a system of its own. `npm run screenshots -- Home Mine` takes
 * just these.
 */
import { freePorts } from '@members/tooling/freePorts';
import { chromium } from '@playwright/test';
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.mjs';
import { findChromium } from './chromium.mjs';
import { writeContactSheets } from './contactSheets.mjs';
import { install } from './install.mjs';
import { remotes, root } from './workspace.mjs';

const target = join(root, 'screenshots');
const languages = ['en_us', 'zh_cn', 'vn_vn'];
const schemes = ['light', 'dark'];
const sizes = {
  phone: { width: 390, height: 844 },
  small: { width: 360, height: 640 },
  desktop: { width: 1440, height: 900 },
};
/** Queries for routes that show one thing out of many. */
const queries = {
  '/List': 'id=1&name=Hanoi',
  '/Profile': 'id=1&name=Ember carafe',
  '/Lottery': 'key=k3-1m&id=1',
  '/PlayVideo': 'id=1',
  '/Channel': 'money=100',
};
const forVisitors = ['/Login', '/Register'];

/** Screens that stand in the place of a route's own. */
const inPlace = [
  'devices',
  'data',
  'passkeys',
  'codes',
  'recovery',
  'notifications',
  'invite',
  'appearance',
].map((view) => `/Setting?${view}=1`);

const nameOf = (path) => path.slice(1).replace(/\?(\w+)=1$/, '-$1');
const addressOf = (path) => (queries[path] ? `${path}?${queries[path]}` : path);

/** Every route of shell and remotes, and what stands in the place of one. */
function routes() {
  const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const ofRemotes = remotes.flatMap((name) => read(`${name}/src/routes.json`).routes);
  return [...read('shell/src/routes/ownRoutes.json'), ...ofRemotes].map(({ path }) => path).concat(inPlace);
}

async function startSystem() {
  const [port, sandboxPort] = await freePorts(2);
  const dataDir = mkdtempSync(join(tmpdir(), 'members-screenshots-'));
  const child = spawn(process.execPath, ['--import', 'tsx', 'system/src/main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = `http://localhost:${port}`;
  const answers = () => fetch(`${address}/healthz`).then(({ ok }) => ok, () => false); // oxfmt-ignore
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error('The system did not start.');
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    address,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** What the browser of the demo member has stored after logging in. */
async function memberState(browser, address) {
  const page = await browser.newPage();
  await page.goto(`${address}/#/Login`);
  await page.getByLabel('Username').fill('demo');
  await page.getByLabel('Password', { exact: true }).fill('demo1234');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL(/#\/Home/);
  const state = await page.context().storageState();
  await page.context().close();
  return state;
}

/** A screen is ready once its heading is there, nothing is loading and its pictures have arrived. */
const isReady = () =>
  document.querySelector('main h1:not([data-left])') !== null &&
  document.querySelector('[aria-busy="true"]') === null &&
  [...document.images].every((image) => image.complete || image.loading === 'lazy');

async function takePictures(browser, { address, paths, storageState, language, colorScheme, size }) {
  const context = await browser.newContext({
    storageState,
    colorScheme,
    viewport: sizes[size],
    reducedMotion: 'reduce',
    locale: 'en-US',
    serviceWorkers: 'block',
  });
  await context.addInitScript((chosen) => {
    localStorage.setItem('members.language', chosen);
    sessionStorage.setItem('members.popupSeen', '1');
  }, language);
  const page = await context.newPage();
  for (const path of paths) {
    // The heading of the screen that is left doesn't count.
    await page.evaluate(() => document.querySelector('main h1')?.setAttribute('data-left', ''));
    await page.goto(`${address}/#${addressOf(path)}`);
    // A screen that keeps something running, such as a countdown, is taken as it stands then.
    await page.waitForFunction(isReady, null, { timeout: 5_000 }).catch(() => undefined);
    await page.waitForTimeout(250);
    await page.screenshot({ path: join(target, nameOf(path), `${size}-${language}-${colorScheme}.png`) });
  }
  await context.close();
}

const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const paths = routes().filter((path) => wanted.length === 0 || wanted.includes(nameOf(path).toLowerCase()));
let system;
let browser;
try {
  if (paths.length === 0) throw new Error(`There is no screen named ${wanted.join(', ')}.`);
  await install();
  const executablePath = await findChromium();
  await build();
  for (const path of paths) rmSync(join(target, nameOf(path)), { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  system = await startSystem();
  browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-background-networking'],
  });
  const { address } = system;
  const member = await memberState(browser, address);
  const groups = [
    { storageState: undefined, paths: paths.filter((path) => forVisitors.includes(path)) },
    { storageState: member, paths: paths.filter((path) => !forVisitors.includes(path)) },
  ];
  for (const language of languages)
    for (const colorScheme of schemes)
      for (const size of Object.keys(sizes))
        for (const group of groups)
          await takePictures(browser, { ...group, address, language, colorScheme, size });
  await writeContactSheets(browser, { target, sizes: Object.keys(sizes), languages, schemes });
  console.log(`${paths.length} screens in ${target}: open index.html`);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  await browser?.close();
  await system?.stop();
}
