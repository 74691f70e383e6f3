import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser } from 'playwright-core';
import type { SystemUser } from './gateUser';

const readyWithinMs = 30_000;

const switches = [
  '--headless',
  '--remote-debugging-port=0',
  // Its own sandbox needs rights that containers don't give; this browser has nothing to protect from its pages.
  '--no-sandbox',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-background-timer-throttling',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  // Pages come from no address, so that a member API on this machine or in its network would count as foreign to them.
  '--disable-features=LocalNetworkAccessChecks',
  '--disable-gpu',
  '--disable-renderer-backgrounding',
  '--hide-scrollbars',
  '--mute-audio',
];

/**
 * Starts a browser for code that nobody has looked at: as a user of its own where there is one, with a home of its own
 * and nothing of this process's environment. Its files are gone once it is closed.
 */
export async function startBrowser(
  path: string,
  user: SystemUser | null,
): Promise<{ browser: Browser; process: ChildProcess; close(): Promise<void> }> {
  const home = await mkdtemp(join(tmpdir(), 'members-gate-'));
  if (user) await chown(home, user.uid, user.gid);
  const child = spawn(path, [...switches, `--user-data-dir=${join(home, 'profile')}`, 'about:blank'], {
    ...user,
    cwd: home,
    env: { HOME: home, TMPDIR: home, PATH: '/usr/bin:/bin', LANG: 'C.UTF-8' },
    stdio: ['ignore', 'ignore', 'pipe'],
    // A group of its own, so that all of its processes end with it.
    detached: true,
  });
  const close = async () => {
    if (child.pid !== undefined && child.exitCode === null) {
      const ended = once(child, 'exit');
      process.kill(-child.pid, 'SIGKILL');
      await ended;
    }
    await rm(home, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const browser = await chromium.connectOverCDP(await debuggerOf(child));
    return { browser, process: child, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The address at which a starting browser can be driven. */
async function debuggerOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    const timer = setTimeout(() => reject(new Error('The browser did not start in time.')), readyWithinMs);
    child.once('error', reject);
    child.once('exit', () => reject(new Error(`The browser ended: ${said.trim().slice(-500)}`)));
    child.stderr?.on('data', (part: Buffer) => {
      said = (said + part.toString()).slice(-5_000);
      const [, address] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (!address) return;
      clearTimeout(timer);
      resolve(address);
    });
  });
}
