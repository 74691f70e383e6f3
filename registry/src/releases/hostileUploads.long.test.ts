import type { TeamQuota } from '@members/office-contract';
import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';
import { uploadRelease } from '../../testing/uploadRelease';
import { writeBuiltRemote } from '../../testing/writeBuiltRemote';
import { openKey, type SigningKey } from '../log/signing';
import { addTeam } from '../administration/teams';

let server: TestRegistry;
let key: SigningKey;
let built: string;
beforeEach(async () => {
  server = await createTestRegistry();
  key = await openKey(join(server.directory, 'video.json'));
  const by = { actor: { kind: 'operator', name: 'ana' }, why: 'A new team' } as const;
  await addTeam(server.registry(), { team: 'video', remote: 'mfe-video', key: key.publicJwk }, by);
  built = await writeBuiltRemote(server.directory, { buildId: 'a1' });
});
afterEach(() => server.close());

const publish = (folder: string) => uploadRelease(server, { folder, key });
const published = () => Object.keys(server.registry().state().releases);
const leftovers = () => readdir(join(server.registry().directory, 'incoming')).catch(() => []);

describe('a team whose key is in wrong hands', () => {
  it('refuses a page among the files, and compressed files and drawings that are not what they seem', async () => {
    const withFile = async (path: string, content: string) => {
      await writeFile(join(built, path), content);
      const { body } = await publish(built);
      await rm(join(built, path));
      return body.error;
    };
    expect([
      await withFile('chunks/page.html', '<script>alert(1)</script>'),
      await withFile('chunks/screen.js.br', 'no compressed file'),
      await withFile('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    ]).toEqual([
      expect.stringMatching(/^chunks\/page.html can’t be in a release: /),
      'chunks/screen.js.br is not the compressed form of its file, so it can’t be in a release.',
      'logo.svg has an attribute onload, which runs code, so it can’t be in a release.',
    ]);
    expect([published(), await leftovers()]).toEqual([[], []]);
  });

  it.each([
    [
      '20 MB of texts',
      { locales: ['x'.repeat(20_000_000)] },
      /^remote.json has 20000\d+ bytes; it may have 65536\.$/,
    ],
    [
      'a route of any length',
      { routes: [{ path: `/${'x'.repeat(200)}`, access: 'browse', titles: {} }] },
      /^remote.json is not valid: routes.0.path: /,
    ],
    [
      'more languages than there are',
      { locales: Array(21).fill('en_us') },
      /^remote.json is not valid: locales: /,
    ],
    [
      'an extension of a slot that can’t be',
      { extensions: [{ slot: '../x', name: 'y' }] },
      /^remote.json is not valid: extensions.0.slot: /,
    ],
    ['an entry of its own', { entry: 'other.js' }, /^mfe-video 1.2.3\+a1 has no other.js\.$/],
  ])('refuses a remote.json with %s', async (_what, changes, error) => {
    const folder = await writeBuiltRemote(server.directory, { buildId: 'a1', ...changes });
    const { status, body } = await publish(folder);
    expect([status, body.error]).toEqual([400, expect.stringMatching(error)]);
    expect([published(), await leftovers()]).toEqual([[], []]);
  });
});

describe('the quota of a team', () => {
  const build = (buildId: string) => writeBuiltRemote(server.directory, { buildId });
  const send = async (buildId: string) =>
    uploadRelease(server, { folder: await build(buildId), key, statement: { buildId } });
  const change = (ana: Call, quota: TeamQuota) =>
    ana('setTeamQuota', { team: 'video', reason: 'A test', ...quota });
  const dayMs = 24 * 60 * 60_000;

  it('counts releases within 24 hours; a refusal says so and what to do', async () => {
    const ana = server.operator();
    expect((await change(ana, { bytes: 1_000_000, releasesPerDay: 2 })).answer).toMatchObject({
      change: { kind: 'quotaChanged', team: 'video', before: { bytes: 1_000_000_000, releasesPerDay: 100 } },
    });
    expect([(await send('a1')).status, (await send('b2')).status]).toEqual([201, 201]);
    expect(await send('c3')).toEqual({
      status: 429,
      body: {
        error:
          'Team video has published 2 releases within 24 hours; it may publish 2. Wait until tomorrow. Ask an operator for more (teams quota video).',
      },
    });
    server.clock.now += dayMs + 1000;
    const issuedAt = new Date(server.clock.now).toISOString();
    const folder = await build('c3');
    expect(
      (await uploadRelease(server, { folder, key, statement: { buildId: 'c3', issuedAt } })).status,
    ).toBe(201);
  });

  it('counts the bytes of all its releases, and operators see both', async () => {
    const ana = server.operator();
    await send('a1');
    const { teams } = (await ana('registryOverview', {})).answer;
    const { used } = teams[0]!;
    expect(used).toMatchObject({ bytes: expect.any(Number), releasesPerDay: 1 });
    await change(ana, { bytes: used.bytes + 10, releasesPerDay: 5 });
    expect(await send('b2')).toEqual({
      status: 413,
      body: {
        error:
          'Team video keeps 1 MB of the 1 MB that it may, and this release has 1 MB. Ask an operator for more (teams quota video).',
      },
    });
    expect(await leftovers()).toEqual([]);
  });

  it('holds for uploads at the same time, of which there are two at most', async () => {
    const ana = server.operator();
    await change(ana, { bytes: 1_000_000, releasesPerDay: 1 });
    const statuses = async (ids: string[]) =>
      (await Promise.all(ids.map(send))).map(({ status }) => status).sort();
    expect(await statuses(['a1', 'b2'])).toEqual([201, 429]);
    expect(server.registry().state().releases['mfe-video']).toHaveLength(1);
  });

  it('is changed by operators who may administer', async () => {
    const bea = server.operator('bea', ['releases.change']);
    expect((await change(bea, { bytes: 1, releasesPerDay: 1 })).status).toBe(403);
  });
});
