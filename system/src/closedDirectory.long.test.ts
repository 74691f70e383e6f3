import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdtempSync, readdirSync, realpathSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { freeAddress, root, start, untilItRuns, type Starter } from '../testing/systemProcess';

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
  const built = readdirSync(root).filter((name) => /^(shell|office|mfe-.*)$/.test(name));
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
