import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { run } from './run.mjs';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const runnable = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find(runnable);

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test');
  const file = chromium.executablePath();
  return file && runnable(file) ? file : undefined;
}

async function fromDebian() {
  if (process.getuid?.() !== 0 || !runnable('/usr/bin/apt-get')) return undefined;
  console.log('Installing Chromium …');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env, capture: true });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium', 'fonts-noto-cjk'], {
    env,
    capture: true,
  });
  return onPath();
}

/** Finds a Chromium: CHROMIUM_PATH, the system's, Playwright's own, else Debian's package. */
export async function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (runnable(given)) return given;
    throw new Error(`CHROMIUM_PATH is ${given}, which is not a program that can be run.`);
  }
  const found = onPath() ?? (await playwrightsOwn()) ?? (await fromDebian());
  if (found) return found;
  throw new Error(
    'No Chromium was found. Install one (on Debian, as root: apt-get install chromium) or name one in CHROMIUM_PATH.',
  );
}
