import { releaseId } from '@members/mfe-kit/release';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readChain } from './log/openLog';
import { logFile } from './log/openRegistryLog';
import { readKey } from './log/signing';
import { openRegistry } from './openRegistry';
import { operatorsFile, writeOperators } from './operators/operatorsFile';
import { codeAt, makeOperator, type NewOperator } from './operators/secrets';
import { ownKeyFile, ownTeamKey } from './administration/teams';
import { releaseFiles, releaseHashOf } from './releases/releaseFiles';
import { signBuild, uploadForm } from './releases/signBuild';
import { writeBuiltRemote } from '../testing/writeBuiltRemote';
import { startRegistryProcess } from '../testing/startRegistryProcess';

const kills = Number(process.env.REGISTRY_KILLS ?? 4);
let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'members-kills-'));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

type Addresses = Record<'url' | 'officeUrl', string>;

/** Publishes and activates without a pause, until the registry is killed. Returns what was acknowledged. */
async function publishUntilKilled(
  { url, officeUrl }: Addresses,
  round: number,
  { operator, password }: NewOperator,
) {
  const directory = join(dataDir, 'registry');
  const key = (await readKey(ownKeyFile(directory, 'mfe-video')))!;
  const post = (path: string, init: RequestInit) =>
    fetch(`${path === 'releases' ? url : officeUrl}/registry/api/${path}`, { method: 'POST', ...init });
  const json = (body: object, cookie = '') => ({
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  const code = codeAt(operator.codeSecret, Date.now());
  const signedIn = await post('session', json({ name: operator.name, password, code }));
  const cookie = signedIn.headers.get('set-cookie')!.split(';')[0]!;
  const acknowledged = { published: [] as string[], seq: 0 };
  let firstDone = () => {};
  const worked = new Promise<void>((done) => (firstDone = done));

  async function publishAndActivate(lane: number) {
    for (let n = 0; ; n += 1) {
      const folder = await writeBuiltRemote(dataDir, { buildId: `r${round}l${lane}n${n}` });
      await writeFile(join(folder, 'large.js'), Buffer.alloc(2_000_000, n));
      const { statement, signed } = await signBuild(folder, key);
      const form = await uploadForm(folder, { signed, files: statement.files });
      const upload = await post('releases', { body: form });
      const { releaseId: id } = (await upload.json()) as { releaseId: string };
      if (upload.status === 201) acknowledged.published.push(id);
      const decision = { releaseId: id, overrideFindings: ['gate'], why: 'A test', revision: 1_000_000 };
      const activation = await post('remotes/mfe-video/activate', json(decision, cookie));
      const { seq } = (await activation.json()) as { seq?: number };
      acknowledged.seq = Math.max(acknowledged.seq, seq ?? 0);
      firstDone();
    }
  }
  const gone = () => undefined;
  return {
    acknowledged,
    worked,
    ended: Promise.all([1, 2].map((lane) => publishAndActivate(lane).catch(gone))),
  };
}

describe('a registry that is killed while teams publish and operators activate', () => {
  it(`starts again as it was, ${kills} times: nothing acknowledged is lost, nothing unfinished is left`, async () => {
    const directory = join(dataDir, 'registry');
    const operators = await Promise.all(
      Array.from({ length: kills }, (_, n) => makeOperator(`op-${n}`, ['activate'])),
    );
    const first = await openRegistry(directory);
    await ownTeamKey(first, 'mfe-video');
    await first.close();
    await writeOperators(
      operatorsFile(directory),
      operators.map(({ operator }) => operator),
    );

    const published = new Set<string>();
    let revision = 0;
    for (const [round, operator] of operators.entries()) {
      const registry = await startRegistryProcess({ DATA_DIR: dataDir });
      const { acknowledged, worked, ended } = await publishUntilKilled(registry, round, operator);
      // Every second kill comes during the very first upload.
      if (round % 2 === 0) await worked;
      await new Promise((done) => setTimeout(done, Math.random() * 400));
      await registry.stop('SIGKILL');
      await ended;

      acknowledged.published.forEach((id) => published.add(id));
      const again = await openRegistry(directory);
      expect(readChain(await readFile(logFile(directory), 'utf8'))).toEqual(again.log());
      expect(again.log().length).toBeGreaterThanOrEqual(acknowledged.seq);
      expect(again.document().revision).toBeGreaterThanOrEqual(Math.max(revision, acknowledged.seq));
      ({ revision } = again.document());
      const listed = again.state().releases['mfe-video'] ?? [];
      expect(listed.map(releaseId)).toEqual(expect.arrayContaining([...published]));
      const onDisk = await readdir(join(again.releasesDirectory, 'mfe-video')).catch(() => []);
      expect(onDisk.sort()).toEqual(listed.map(releaseId).sort());
      for (const release of listed.slice(-3)) {
        const files = await releaseFiles(join(again.releasesDirectory, 'mfe-video', releaseId(release)));
        expect(releaseHashOf(files)).toBe(release.releaseHash);
      }
      expect(await readdir(directory)).not.toContain('incoming');
      await again.close();
    }
    expect(published.size).toBeGreaterThan(0);
    expect(revision).toBeGreaterThan(0);
  }, 300_000);
});
