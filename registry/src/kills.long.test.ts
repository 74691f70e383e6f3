import { releaseId } from '@members/mfe-kit/release';
import { pathOf, type OfficeParams } from '@members/office-contract';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../server/testing';
import { readChain } from './log/openLog';
import { logFile } from './log/openRegistryLog';
import { readKey } from './log/signing';
import { openRegistry } from './openRegistry';
import { ownKeyFile, ownTeamKey } from './administration/teams';
import { releaseFiles, releaseHashOf } from './releases/releaseFiles';
import { signBuild, uploadForm } from './releases/signBuild';
import { writeBuiltRemote } from '../testing/writeBuiltRemote';
import { startRegistryProcess } from '../testing/startRegistryProcess';

const kills = Number(process.env.REGISTRY_KILLS ?? 4);
let dataDir: string;
let database: TestDatabase;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'members-kills-'));
  database = await createTestDatabase();
});
afterEach(async () => {
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

type Addresses = Record<'url' | 'officeUrl', string>;

/** Publishes and activates without a pause, until the registry is killed. Returns what was acknowledged. */
async function publishUntilKilled({ url, officeUrl }: Addresses, round: number) {
  const directory = join(dataDir, 'registry');
  const key = (await readKey(ownKeyFile(directory, 'mfe-video')))!;
  const acknowledged = { published: [] as string[], seq: 0 };
  let firstDone = () => {};
  const worked = new Promise<void>((done) => (firstDone = done));

  async function publishAndActivate(lane: number) {
    for (let n = 0; ; n += 1) {
      const folder = await writeBuiltRemote(dataDir, { buildId: `r${round}l${lane}n${n}` });
      await writeFile(join(folder, 'large.js'), Buffer.alloc(2_000_000, n));
      const { statement, signed } = await signBuild(folder, key);
      const form = await uploadForm(folder, { signed, files: statement.files });
      const upload = await fetch(`${url}/registry/api/releases`, { method: 'POST', body: form });
      const { releaseId: id } = (await upload.json()) as { releaseId: string };
      if (upload.status === 201) acknowledged.published.push(id);
      const decision: OfficeParams<'activateRelease'> = {
        ...{ name: 'mfe-video', releaseId: id, overrideFindings: ['gate'] },
        ...{ reason: 'A test', revision: 1_000_000 },
      };
      const activation = await fetch(`${officeUrl}${pathOf('activateRelease')}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(decision),
      });
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
  it(`starts again as it was, ${kills} times: nothing acknowledged is lost, nothing unfinished is left, and each decision is a line of the operator log`, async () => {
    const directory = join(dataDir, 'registry');
    const first = await openRegistry(directory);
    await ownTeamKey(first, 'mfe-video');
    await first.close();

    const published = new Set<string>();
    let revision = 0;
    for (let round = 0; round < kills; round += 1) {
      const registry = await startRegistryProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url });
      const { acknowledged, worked, ended } = await publishUntilKilled(registry, round);
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

    // The last kill may have left something that is not told yet; the next start does.
    const registry = await startRegistryProcess({ DATA_DIR: dataDir, DATABASE_URL: database.url });
    const again = readChain(await readFile(logFile(directory), 'utf8'));
    const decided = again.filter(({ actor }) => actor.kind === 'operator').map(({ seq }) => seq);
    const told = async () => {
      const rows = await database.reader.selectFrom('operator_log').select('subject').orderBy('id').execute();
      return rows.map(({ subject }) => Number(/, line (\d+) of the registry/.exec(subject)?.[1]));
    };
    while ((await told()).length < decided.length) await new Promise((done) => setTimeout(done, 50));
    expect(await told()).toEqual(decided);
    await registry.stop('SIGKILL');
  }, 300_000);
});
