import { freePorts } from '@members/tooling/freePorts';
import { execFileSync, spawn } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'members-system-'));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

interface Starter {
  /** The repository, or a copy of it. */
  cwd?: string;
  /** Node, or a program that becomes it. */
  command?: string[];
  uid?: number;
  gid?: number;
}

/** Starts the system as `npm start` does and waits for its end. */
function start(env: Record<string, string>, { command = [process.execPath], ...starter }: Starter = {}) {
  const [file = '', ...args] = [...command, '--import', 'tsx', 'system/src/main.ts'];
  const child = spawn(file, args, {
    cwd: root,
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: directory, ...env },
    ...starter,
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => (output.out += chunk));
  child.stderr.on('data', (chunk) => (output.err += chunk));
  const ended = new Promise<{ code: number | null; out: string; err: string }>((done) =>
    child.on('close', (code) => done({ code, ...output })),
  );
  return { child, output, ended };
}

/** Ports for the system and for the payment provider beside it. */
const freeAddress = async () => {
  const [port, sandbox] = await freePorts(2);
  return { PORT: String(port), SANDBOX_PORT: String(sandbox) };
};

type Started = ReturnType<typeof start>;

async function untilItRuns({ child, output }: Started): Promise<void> {
  while (!output.out.includes('Ctrl-C') && child.exitCode === null) {
    await new Promise((done) => setTimeout(done, 100));
  }
}

describe('a start that can’t succeed ends with one sentence and exit code 1', () => {
  test('when the port is in use', async () => {
    const taken = createServer();
    await new Promise<void>((done) => taken.listen(0, 'localhost', done));
    const { port } = taken.address() as AddressInfo;
    const { code, err } = await start({ PORT: String(port) }).ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: `Port ${port} is in use. Stop what uses it, or choose another with PORT.\n`,
    });
    await new Promise((done) => taken.close(done));
  });

  test('when the data directory can’t be written to', async () => {
    const file = join(directory, 'file');
    writeFileSync(file, '');
    const { code, err } = await start({ DATA_DIR: join(file, 'data'), PORT: '0' }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The data directory .*file\/data can't be written to: .*\n$/);
  });

  test('when the database can’t be reached', async () => {
    const [free] = await freePorts(1);
    const url = `postgres://members:secret-word@127.0.0.1:${free}/members`;
    const { code, err } = await start({ DATABASE_URL: url, ...(await freeAddress()) }).ended;
    expect(code).toBe(1);
    expect(err).toMatch(/^The database can't be used: connect ECONNREFUSED .*\n$/);
    expect(err).not.toContain('secret-word');
  });

  test('when a setting makes no sense', async () => {
    const { code, err } = await start({ PORT: 'eighty' }).ended;
    expect({ code, err }).toEqual({
      code: 1,
      err: 'PORT must be a whole number from 0 to 65535, not "eighty".\n',
    });
  });
});

describe('the running system', () => {
  test('says where it is and how to get in, is ready then, and a signal stops all of it', async () => {
    const address = await freeAddress();
    const port = address.PORT;
    const started = start(address);
    const { child, output, ended } = started;
    await untilItRuns(started);
    expect(output.err).toBe('');
    expect(output.out).toContain(`Members runs at http://localhost:${port}`);
    expect(output.out).toContain('demo / demo1234');
    expect(output.out).toContain('WELCOME');
    expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200);
    const page = await (await fetch(`http://localhost:${port}/`)).text();
    expect(page).toMatch(
      /<script id="members-registry" type="application\/json" data-proof="[\w-]+\.\.[\w-]+">\{/,
    );
    expect((await fetch(`http://localhost:${port}/registry/api/state`)).status).toBe(401);
    child.kill('SIGINT');
    const { code, err } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    await expect(fetch(`http://localhost:${port}/healthz`)).rejects.toThrow();
  }, 60_000);

  test('a signal while it starts leaves no database behind', async () => {
    const { child, ended } = start(await freeAddress());
    const lock = join(directory, 'postgres/cluster/postmaster.pid');
    while (!existsSync(lock) && child.exitCode === null) await new Promise((done) => setTimeout(done, 20));
    child.kill('SIGTERM');
    const { code, err } = await ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(existsSync(lock)).toBe(false);
  }, 60_000);
});

/** Copies what the running system needs of this repository, packages and their links included, to the same places. */
function copySystem(target: string): void {
  const folders = new Set<string>();
  const addPackage = (link: string) => {
    const folder = relative(root, realpathSync(link)).replace(/(\/\.pnpm\/[^/]+)\/.*/, '$1');
    if (folder.startsWith('..')) throw new Error(`${link} leads out of the repository.`);
    if (folders.has(folder)) return;
    folders.add(folder);
    // All that the server side takes of the kit is the shape of a release.
    if (folder !== 'shared/mfe-kit') linksIn(join(root, folder, 'node_modules')).forEach(addPackage);
  };
  addPackage(join(root, 'system'));
  const built = readdirSync(root).filter((name) => /^(shell|mfe-.*)$/.test(name));
  const files = [...folders, 'node_modules/tsx', 'tsconfig.json', ...built.map((name) => `${name}/dist`)];
  // Many small files: tar is quicker than anything that copies one by one.
  execFileSync('sh', ['-c', 'tar cf - --exclude .cache -T - | tar xf - -C "$0"', target], {
    cwd: root,
    input: files.join('\n'),
  });
}

function linksIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isSymbolicLink()) return [path];
    return entry.name.startsWith('@') ? linksIn(path) : [];
  });
}

/** What Docker leaves root by default: not to see another user's processes or to read every file, among others. */
const rightsInContainer =
  '+chown,+dac_override,+fowner,+fsetid,+kill,+setgid,+setuid,+setpcap,+net_bind_service,+net_raw,+sys_chroot,' +
  '+mknod,+audit_write,+setfcap';

describe('in a clone below a directory that is closed to others (mode 0700)', () => {
  const isRoot = process.getuid?.() === 0;
  let home: string;
  beforeAll(() => {
    home = mkdtempSync(join(tmpdir(), 'members-home-'));
    copySystem(home);
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  async function runsAndStops(starter: Starter): Promise<void> {
    expect(statSync(home).mode & 0o777).toBe(0o700);
    const address = await freeAddress();
    // Without DATA_DIR, the data are in the clone.
    const started = start({ ...address, DATA_DIR: '', HOME: home, TMPDIR: home }, { cwd: home, ...starter });
    const lock = join(home, '.data/postgres/cluster/postmaster.pid');
    try {
      await untilItRuns(started);
      expect(started.output.err).toBe('');
      expect((await fetch(`http://localhost:${address.PORT}/readyz`)).status).toBe(200);
      expect(existsSync(lock)).toBe(true);
    } finally {
      started.child.kill('SIGTERM');
      await started.ended;
    }
    const { code, err } = await started.ended;
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(existsSync(lock)).toBe(false);
    rmSync(join(home, '.data'), { recursive: true });
  }

  const testAsRoot = isRoot ? test : test.skip;
  testAsRoot('root starts the system', () => runsAndStops({}), 120_000);

  testAsRoot(
    'root in a container, with the fewer rights that it has there, starts the system',
    () =>
      runsAndStops({ command: ['setpriv', `--bounding-set=-all,${rightsInContainer}`, process.execPath] }),
    120_000,
  );

  test('an ordinary user starts the system', async () => {
    if (!isRoot) return runsAndStops({});
    const [uid, gid] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'nobody'])));
    // Node itself may be in root's home.
    const node = join(home, 'node');
    copyFileSync(process.execPath, node);
    execFileSync('chown', ['-R', `${uid}:${gid}`, home]);
    await runsAndStops({ command: [node], uid, gid });
  }, 120_000);
});
