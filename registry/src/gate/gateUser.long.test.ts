import { existsSync } from 'node:fs';
import { chmod, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openRegistry } from '../openRegistry';
import { chromiumPath } from './chromiumPath';
import { gateUser, gateUserWarning } from './gateUser';
import { startBrowser } from './startBrowser';

const path = chromiumPath();
const asRoot = process.getuid?.() === 0 && path !== null && existsSync('/proc/self/status');

/** What the system says of every process of a group that has not ended. */
async function processesOf(group: number) {
  const found: { uid: number; environment: string }[] = [];
  for (const pid of (await readdir('/proc')).filter((name) => /^\d+$/.test(name))) {
    const [status, stat, environment] = await Promise.all(
      ['status', 'stat', 'environ'].map((file) => readFile(join('/proc', pid, file), 'utf8').catch(() => '')),
    );
    const [, rest = ''] = /\) (.*)$/s.exec(stat ?? '') ?? [];
    const [state, , ofGroup] = rest.split(' ');
    if (Number(ofGroup) !== group || state === 'Z') continue;
    found.push({ uid: Number(/^Uid:\t(\d+)/m.exec(status ?? '')?.[1]), environment: environment ?? '' });
  }
  return found;
}

(asRoot ? describe : describe.skip)('the browser of the gate, started by root', () => {
  const { TMPDIR } = process.env;
  let directory: string;
  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), 'members-registry-'));
    await chmod(directory, 0o755);
    Object.assign(process.env, { GATE_TEST_SECRET: 'of the registry', TMPDIR: directory });
  });
  afterEach(async () => {
    delete process.env.GATE_TEST_SECRET;
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
    await rm(directory, { recursive: true, force: true });
  });

  it('is another user’s in all its processes, knows nothing of the environment, and leaves nothing', async () => {
    const user = (await gateUser())!;
    expect(await gateUserWarning()).toBeNull();
    const { browser, process: child, close } = await startBrowser(path!, user);
    await (await browser.newPage()).goto('data:text/html,<h1>A page</h1>');
    const processes = await processesOf(child.pid!);
    expect(processes.length).toBeGreaterThan(1);
    expect(new Set(processes.map(({ uid }) => uid))).toEqual(new Set([user.uid]));
    expect(processes.map(({ environment }) => environment).join()).not.toMatch(/GATE_TEST_SECRET|DATA_DIR/);
    await close();
    expect(await processesOf(child.pid!)).toEqual([]);
    expect(await readdir(directory)).toEqual([]);
  });

  it('reads nothing of the registry’s directory, the key above all', async () => {
    const registry = await openRegistry(join(directory, 'registry'));
    await registry.close();
    const readable = join(directory, 'readable.txt');
    await writeFile(readable, 'for everybody');
    const { browser, close } = await startBrowser(path!, await gateUser());
    const page = await browser.newPage();
    const open = (file: string) =>
      page.goto(`file://${file}`).then(
        async () => page.textContent('body'),
        (error: Error) => error.message.split('\n')[0],
      );
    expect(await open(readable)).toBe('for everybody');
    for (const file of ['signing-key.json', 'log.jsonl'])
      expect(await open(join(directory, 'registry', file))).toMatch(/ERR_(ACCESS_DENIED|FILE_NOT_FOUND)/);
    await close();
  });
});
