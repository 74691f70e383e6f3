import type { Preview } from '@members/mfe-kit/preview';
import type { OfficeParams } from '@members/office-contract';
import { releaseId } from '@members/mfe-kit/release';
import { calculateJwkThumbprint, compactVerify, importJWK } from 'jose';
import { join } from 'node:path';
import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';
import { makeKey, signJson, type SigningKey } from '../log/signing';
import { addTeam } from '../administration/teams';
import type { NewPreview } from './previews';

const dayMs = 24 * 60 * 60_000;
const next = '1.2.3+b2';
let server: TestRegistry;
let ana: Call;

beforeEach(async () => {
  server = await createTestRegistry();
  await server.publish(['a1', 'b2']);
  ana = server.operator();
});
afterEach(() => server.close());

const begin = (wanted: Partial<OfficeParams<'beginPreview'>> = {}, call = ana) =>
  call('beginPreview', { name: 'mfe-video', releaseId: next, reason: 'To look at it', ...wanted });
/** Opens a link, as a device does. */
async function take(token: string) {
  const response = await fetch(`${server.url()}/registry/previews/${token}`, { method: 'POST' });
  return { status: response.status, ...((await response.json()) as { token?: string; error?: string }) };
}
const file = (token: string, path: string) => fetch(`${server.url()}/registry/previews/${token}/${path}`);

describe('a preview of a release that isn’t active (decision 92)', () => {
  it('runs on the first device that opens its link, and on no second one', async () => {
    const { answer: preview } = await begin();
    const { token = '' } = await take(preview.token);
    expect(token).not.toBe(preview.token);
    expect((await file(token, 'remoteEntry.js')).status).toBe(200);
    expect(await take(preview.token)).toMatchObject({
      status: 409,
      error: 'Another device has opened this link already.',
    });
    // The link alone, e.g. out of somebody's mail, gets no file.
    expect((await file(preview.token, 'remoteEntry.js')).status).toBe(404);
  });

  it('is signed by the registry, with its files where the device has them', async () => {
    const { answer: body } = await begin({ memberId: 7 });
    const { token = '' } = await take(body.token);
    const jws = await (await file(token, 'preview.jws')).text();
    const { payload } = await compactVerify(jws, await importJWK(server.registry().publicKey(), 'ES256'));
    const { preview } = JSON.parse(new TextDecoder().decode(payload)) as { preview: Preview };
    expect(preview).toMatchObject({ audience: { member: '7' }, until: body.until });
    expect(releaseId(preview.release)).toBe(next);
    expect(preview.release.baseUrl).toBe(`/registry/previews/${token}`);
    expect(preview.release.entryIntegrity).toMatch(/^sha256-/);
  });

  it('leaves the release out of reach for everybody else (decision 69)', async () => {
    const { answer: body } = await begin();
    const { token = '' } = await take(body.token);
    expect((await fetch(`${server.url()}/remotes/mfe-video/${next}/remoteEntry.js`)).status).toBe(404);
    const id = token.split('.')[0];
    for (const other of [
      `${id}.${'x'.repeat(32)}`,
      `000000000000.${token.split('.')[1]}`,
      'constructor.xxxxxxxxxxxx',
    ])
      expect((await file(other, 'remoteEntry.js')).status).toBe(404);
    for (const path of ['..%2f1.2.3+a1%2fremoteEntry.js', '%2e%2e/1.2.3+a1/remoteEntry.js'])
      expect((await file(token, path)).status).toBe(404);
    expect(server.registry().document().remotes['mfe-video']!.active.buildId).toBe('a1');
  });

  it('ends by itself after a day', async () => {
    const { answer: body } = await begin();
    const { token = '' } = await take(body.token);
    server.clock.now = Date.parse(body.until) - 1;
    expect((await file(token, 'remoteEntry.js')).status).toBe(200);
    server.clock.now += 1;
    expect((await file(token, 'remoteEntry.js')).status).toBe(404);
    expect((await file(token, 'preview.jws')).status).toBe(404);
    expect((await take(body.token)).status).toBe(404);
  });

  it('can be ended at once, is a line of the log each time', async () => {
    const { answer: body } = await begin();
    const { token = '' } = await take(body.token);
    const end = { id: body.id, reason: 'I have seen it' };
    expect((await ana('endPreview', { name: 'mfe-wallet', ...end })).refusal?.key).toBe('missing');
    expect((await ana('endPreview', { name: 'mfe-video', ...end })).status).toBe(200);
    expect((await file(token, 'remoteEntry.js')).status).toBe(404);
    const lines = server.registry().log().slice(-3);
    expect(lines.map(({ actor, why, change }) => [actor.name, why, change.kind])).toEqual([
      ['ana', 'To look at it', 'previewStarted'],
      ['previews', 'A device opened the link', 'previewTaken'],
      ['ana', 'I have seen it', 'previewEnded'],
    ]);
    const secret = (each: string) => each.split('.')[1]!;
    expect(JSON.stringify(lines)).not.toMatch(new RegExp(`${secret(body.token)}|${secret(token)}`));
  });

  it('goes on when the registry starts anew', async () => {
    const { answer: body } = await begin();
    const { token = '' } = await take(body.token);
    await server.restart();
    expect((await file(token, 'remoteEntry.js')).status).toBe(200);
  });

  it('is for operators who may activate, with a fresh code', async () => {
    const bea = server.operator('bea', ['administration.change']);
    expect((await begin({}, bea)).status).toBe(403);
    expect((await begin({}, server.nobody)).status).toBe(401);
    server.clock.now += 6 * 60_000;
    expect((await begin()).refusal?.key).toBe('codeNeeded');
  });

  it('asks for a release that is published', async () => {
    expect((await begin({ releaseId: '9.9.9+none' })).refusal?.key).toBe('releaseMissing');
  });
});

describe('a preview that a team asks for, e.g. for a change that is reviewed', () => {
  let key: SigningKey;
  beforeEach(async () => {
    key = await makeKey(join(server.directory, 'team.json'));
    const team = { team: 'film', remote: 'mfe-video', key: key.publicJwk };
    await addTeam(server.registry(), team, { actor: { kind: 'operator', name: 'ana' }, why: 'A new team' });
  });

  async function ask(name = 'mfe-video', signedBy = key) {
    const statement = { name, preview: next, issuedAt: new Date(server.clock.now).toISOString() };
    const asked = await signJson(statement, signedBy, { kid: await calculateJwkThumbprint(key.publicJwk) });
    const response = await fetch(`${server.url()}/registry/previews/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ asked }),
    });
    return { status: response.status, body: (await response.json()) as NewPreview & { error?: string } };
  }
  const allow = (overrides: 'nobody' | 'everybody' | string[]) =>
    server.registry().change({ actor: { kind: 'operator', name: 'ana' }, why: 'A test' }, () => ({
      kind: 'overridesChanged',
      overrides,
      before: 'nobody',
    }));

  it('is for those who may run own builds, on any of their devices', async () => {
    await allow(['7']);
    const { status, body } = await ask();
    expect(status).toBe(201);
    const taken = [await take(body.token), await take(body.token)];
    expect(taken.map(({ token }) => token)).toEqual([body.token, body.token]);
    const jws = await (await file(body.token, 'preview.jws')).text();
    expect(Buffer.from(jws.split('.')[1]!, 'base64url').toString()).toContain('"audience":"developers"');
  });

  it('is refused while nobody may, for another remote, and without the team’s signature', async () => {
    expect((await ask()).status).toBe(403);
    await allow('everybody');
    expect((await ask('mfe-wallet')).status).toBe(403);
    expect((await ask('mfe-video', await makeKey(join(server.directory, 'other.json')))).status).toBe(403);
  });

  it('is over a day later', async () => {
    await allow('everybody');
    const { body } = await ask();
    expect(Date.parse(body.until) - server.clock.now).toBe(dayMs);
  });
});
