import { readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestRegistry, type TestRegistry } from '../../testing/createTestRegistry';
import { uploadRelease } from '../../testing/uploadRelease';
import { writeBuiltRemote } from '../../testing/writeBuiltRemote';
import { openKey, type SigningKey } from '../log/signing';
import { addTeam } from '../operators/teams';

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
    ['an entry of its own', { entry: 'other.js' }, /^mfe-video 1.2.3\+a1 has no other.js\.$/],
  ])('refuses a remote.json with %s', async (_what, changes, error) => {
    const folder = await writeBuiltRemote(server.directory, { buildId: 'a1', ...changes });
    const { status, body } = await publish(folder);
    expect([status, body.error]).toEqual([400, expect.stringMatching(error)]);
    expect([published(), await leftovers()]).toEqual([[], []]);
  });
});
