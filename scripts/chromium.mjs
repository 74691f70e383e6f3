import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

/** Chromium without its window, which takes a third less processor time; else one with it. */
const headlessShell = ['chromium-headless-shell'];
const whole = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

export const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = (names) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(runnable);

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && runnable(file) ? file : undefined;
}

/** Installs packages where this is Debian and the user is root; answers whether it could. */
export async function installFromDebian(what, packages) {
  if (process.getuid?.() !== 0 || !runnable('/usr/bin/apt-get')) return false;
  console.log(`Installing ${what} …`);
  const apt = (...args) =>
    run('apt-get', args, { env: { DEBIAN_FRONTEND: 'noninteractive' }, capture: true });
  await apt('update', '-qq');
  const { code } = await apt('install', '-y', '-qq', '--no-install-recommends', ...packages);
  return code === 0;
}

async function fromDebian(names) {
  await installFromDebian('Chromium', [names[0], 'fonts-noto-cjk']);
  return onPath(names);
}

/** Finds a Chromium: CHROMIUM_PATH, a headless shell (the system's, Playwright's own, Debian's), any other. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runnable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is not a program that can be run.`);
  }
  const found =
    onPath(headlessShell) ??
    (await playwrightsOwn()) ??
    (await fromDebian(headlessShell)) ??
    onPath(whole) ??
    (await fromDebian(whole));
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (on Debian, as root: apt-get install chromium-headless-shell) or name one in CHROMIUM_PATH.',
  );
}
