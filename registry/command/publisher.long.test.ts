import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { addTeam } from '../src/administration/teams';
import { writeBuiltRemote } from '../testing/writeBuiltRemote';
import { createTestRegistry, type TestRegistry } from '../testing/createTestRegistry';

const root = resolve(__dirname, '../..');
let server: TestRegistry;
let elsewhere: string;
beforeEach(async () => {
  await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '-e', "await (await import('./scripts/buildPublisher.mjs')).buildPublisher()"],
    { cwd: root },
  );
  server = await createTestRegistry({ publisher: join(root, 'registry/dist/publish.mjs') });
  elsewhere = await mkdtemp(join(tmpdir(), 'members-team-'));
});
afterEach(async () => {
  await server.close();
  await rm(elsewhere, { recursive: true, force: true });
});

test('a team publishes with its build, its key and one file from the registry, in a folder of its own', async () => {
  const program = await fetch(`${server.url()}/registry/publish.mjs`);
  await writeFile(join(elsewhere, 'publish.mjs'), await program.text());
  const run = async (...args: string[]) =>
    (await promisify(execFile)(process.execPath, ['publish.mjs', ...args], { cwd: elsewhere })).stdout;
  const key = JSON.parse(await run('key', 'team.json'));
  const by = { actor: { kind: 'operator', name: 'ana' }, why: 'A new team' } as const;
  await addTeam(server.registry(), { team: 'video', remote: 'mfe-video', key }, by);
  await writeBuiltRemote(elsewhere, { buildId: 'a1' });
  const built = ['publish', 'built-mfe-video-a1', '--key', 'team.json', '--url', server.url()];
  expect(await run(...built)).toMatch(/^Published mfe-video 1\.2\.3\+a1 \(3 files\)\./);
  await expect(run(...built)).rejects.toMatchObject({
    code: 1,
    stderr: 'mfe-video 1.2.3+a1 is published already.\n',
  });
});
