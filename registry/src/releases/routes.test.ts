import type { OfficeParams } from '@members/office-contract';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { openKey, type SigningKey } from '../log/signing';
import { addTeam } from '../administration/teams';
import { writeBuiltRemote } from '../../testing/writeBuiltRemote';
import { createTestRegistry, type TestRegistry } from '../../testing/createTestRegistry';
import { sendUpload, uploadRelease } from '../../testing/uploadRelease';
import { signBuild, signStatement, uploadForm } from './signBuild';
import type { ReleaseStatement } from './statement';

let server: TestRegistry;
let key: SigningKey;
let built: string;
beforeEach(async () => {
  server = await createTestRegistry();
  key = await keyOf('video');
  const by = { actor: { kind: 'operator', name: 'ana' }, why: 'A new team' } as const;
  await addTeam(server.registry(), { team: 'video', remote: 'mfe-video', key: key.publicJwk }, by);
  built = await writeBuiltRemote(server.directory, { buildId: 'a1' });
});
afterEach(() => server.close());

const keyOf = (name: string) => openKey(join(server.directory, `${name}.json`));

const send = (form: FormData) => sendUpload(server, form);

interface Changes {
  by?: SigningKey;
  statement?: Partial<ReleaseStatement>;
  folder?: string;
}
const publish = async ({ by = key, folder = built, statement = {} }: Changes = {}) => {
  const told = { ...(await signBuild(folder, by)).statement, ...statement };
  return uploadRelease(server, { folder, key: by, statement: told });
};
const published = () => Object.keys(server.registry().state().releases);
const leftovers = () => readdir(join(server.registry().directory, 'incoming')).catch(() => []);

async function refused(answer: ReturnType<typeof send>, status: number, error: string) {
  expect(await answer).toEqual({ status, body: { error } });
  expect([published(), await leftovers()]).toEqual([[], []]);
}

describe('publishing with a team’s key', () => {
  it('stores every file and logs which team it was', async () => {
    expect(await publish({ statement: { why: 'The new player' } })).toEqual({
      status: 201,
      body: { name: 'mfe-video', releaseId: '1.2.3+a1' },
    });
    const { actor, why, change } = server.registry().log().at(-1)!;
    expect({ actor, why }).toEqual({ actor: { kind: 'team', name: 'video' }, why: 'The new player' });
    expect(change).toMatchObject({ kind: 'published', release: { baseUrl: '/remotes/mfe-video/1.2.3+a1' } });
    const stored = join(server.registry().releasesDirectory, 'mfe-video/1.2.3+a1');
    for (const path of ['remoteEntry.js', 'chunks/screen.js', 'remote.json'])
      expect(await readFile(join(stored, path), 'utf8')).toBe(await readFile(join(built, path), 'utf8'));
    expect(await leftovers()).toEqual([]);
  });

  it('activates nothing', async () => {
    await publish();
    expect(server.registry().document().remotes).toEqual({});
  });

  it('refuses the same version and build a second time, and accepts one of two simultaneous uploads', async () => {
    const answers = await Promise.all([publish(), publish()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(await publish()).toEqual({
      status: 409,
      body: { error: 'mfe-video 1.2.3+a1 is published already.' },
    });
    expect(server.registry().state().releases['mfe-video']).toHaveLength(1);
  });

  it('refuses a key that no team has, or no team has any more', async () => {
    const error = 'This key belongs to no team of this registry.';
    await refused(publish({ by: await keyOf('stranger') }), 403, error);
    const ana = server.operator();
    await ana('removeTeam', { team: 'video', reason: 'They left' });
    await refused(publish(), 403, error);
  });

  it('refuses a team that is removed while it uploads', async () => {
    const { statement, signed } = await signBuild(built, key);
    const form = new Response(await uploadForm(built, { signed, files: statement.files }));
    const bytes = new Uint8Array(await form.arrayBuffer());
    const ana = server.operator();
    const body = new ReadableStream({
      async start(stream) {
        stream.enqueue(bytes.subarray(0, -100));
        while ((await leftovers()).length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
        await ana('removeTeam', { team: 'video', reason: 'They left' });
        stream.enqueue(bytes.subarray(-100));
        stream.close();
      },
    });
    const response = await fetch(`${server.url()}/registry/api/releases`, {
      method: 'POST',
      body,
      headers: { 'content-type': form.headers.get('content-type')! },
      duplex: 'half',
    } as RequestInit);
    expect([response.status, await response.json()]).toEqual([
      403,
      { error: 'This key belongs to no team of this registry.' },
    ]);
    expect([published(), await leftovers()]).toEqual([[], []]);
  });

  it('refuses the remote of another team', async () => {
    const folder = await writeBuiltRemote(server.directory, { name: 'mfe-wallet', buildId: 'a1' });
    await refused(publish({ folder }), 403, 'Team video publishes mfe-video, not mfe-wallet.');
  });

  it('refuses a statement that was changed after signing, or isn’t signed', async () => {
    const { statement, signed } = await signBuild(built, key);
    const [header, , signature] = signed.split('.');
    const changed = Buffer.from(JSON.stringify({ ...statement, version: '9.9.9' })).toString('base64url');
    const forged = `${header}.${changed}.${signature}`;
    const error = 'This key belongs to no team of this registry.';
    await refused(send(await uploadForm(built, { signed: forged, files: statement.files })), 403, error);
    const none = uploadForm(built, { signed: 'none', files: [] });
    await refused(send(await none), 400, 'The release is not signed.');
  });

  it('refuses a statement that is too old', async () => {
    const issuedAt = new Date(server.clock.now - 11 * 60_000).toISOString();
    const error = 'The release was signed more than ten minutes ago, or the clocks differ. Sign it again.';
    await refused(publish({ statement: { issuedAt } }), 400, error);
  });

  it('refuses a changed, a missing and an additional file, and keeps nothing of the others', async () => {
    const { statement, signed } = await signBuild(built, key);
    const { files } = statement;
    await writeFile(join(built, 'chunks/screen.js'), '// SCREEN of a1');
    await refused(
      send(await uploadForm(built, { signed, files })),
      400,
      'chunks/screen.js is not the file that the team has signed.',
    );
    await refused(
      send(await uploadForm(built, { signed, files: files.slice(1) })),
      400,
      'chunks/screen.js is missing.',
    );
    const more = await uploadForm(built, { signed, files: files.slice(1) });
    more.append('extra.js', new Blob(['1']), 'extra.js');
    await refused(send(more), 400, 'extra.js is not a file of the release, or came twice.');
  });

  it('refuses a statement about another release than its remote.json', async () => {
    await refused(
      publish({ statement: { version: '2.0.0' } }),
      400,
      'Its remote.json is that of mfe-video 1.2.3+a1.',
    );
  });

  it.each(['../x.js', '/x.js', '.x.js', 'a/.x.js', 'a//x.js', 'a\\x.js', 'a/../x.js', 'C:x.js', ''])(
    'refuses the path %j',
    async (path) => {
      const files = (await signBuild(built, key)).statement.files.map((file, n) =>
        n === 0 ? { ...file, path } : file,
      );
      const signed = await signStatement({ ...(await signBuild(built, key)).statement, files }, key);
      await refused(
        send(await uploadForm(built, { signed, files: [] })),
        400,
        'A file’s path must be a plain relative one.',
      );
    },
  );

  it('refuses too large or too many files before it reads any', async () => {
    const { statement } = await signBuild(built, key);
    const file = statement.files[0]!;
    const announce = async (files: ReleaseStatement['files']) =>
      send(await uploadForm(built, { signed: await signStatement({ ...statement, files }, key), files: [] }));
    await refused(announce([{ ...file, bytes: 60_000_000 }]), 400, 'A release has 50 MB at most.');
    const many = Array.from({ length: 1001 }, (_, n) => ({ ...file, path: `${n}.js` }));
    await refused(announce(many), 400, 'A release has 1000 files at most.');
  });

  it('refuses files without a statement', async () => {
    const form = new FormData();
    form.append('remoteEntry.js', new Blob(['1']), 'remoteEntry.js');
    await refused(send(form), 400, 'The first part must be the signed statement, named release.');
  });

  it('refuses while megabytes are still being sent', async () => {
    await writeFile(join(built, 'large.js'), Buffer.alloc(20_000_000));
    const by = await keyOf('stranger');
    await refused(publish({ by }), 403, 'This key belongs to no team of this registry.');
  });
});

describe('teams', () => {
  const team = { team: 'wallet', remote: 'mfe-wallet', reason: 'A new team' };
  const left = { team: 'wallet', reason: 'They left' };
  type Key = OfficeParams<'addTeam'>['key'];

  it('are added and removed by operators who may administer, each as a log entry', async () => {
    const ana = server.operator();
    const { publicJwk } = await keyOf('wallet');
    const key = publicJwk as Key;
    expect(await ana('addTeam', { ...team, key })).toMatchObject({
      status: 200,
      answer: { actor: { name: 'ana' }, change: { kind: 'teamAdded', team: 'wallet', remote: 'mfe-wallet' } },
    });
    expect((await ana('registryOverview', {})).answer.teams).toMatchObject([
      { team: 'video' },
      { team: 'wallet', remote: 'mfe-wallet' },
    ]);
    expect((await ana('removeTeam', left)).status).toBe(200);
    expect((await ana('removeTeam', left)).refusal?.text).toBe('There is no team wallet.');
  });

  it('are refused with a private, invalid or taken key, and by operators who may only activate', async () => {
    const ana = server.operator();
    const errors: (string | undefined)[] = [];
    const wallet = await keyOf('wallet');
    const secret = JSON.parse(await readFile(join(server.directory, 'wallet.json'), 'utf8'));
    for (const given of [secret, { ...wallet.publicJwk, x: 'AAAA' }, key.publicJwk])
      errors.push((await ana('addTeam', { ...team, key: given as Key })).refusal?.text);
    expect(errors).toEqual([
      'Something that was sent is not right: key.d.',
      'The key is not a public ECDSA P-256 key.',
      'This key is team video’s already.',
    ]);
    const bea = server.operator('bea', ['releases.change']);
    expect((await bea('addTeam', { ...team, key: wallet.publicJwk as Key })).refusal?.key).toBe('forbidden');
  });
});
