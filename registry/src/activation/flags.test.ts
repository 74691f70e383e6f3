import type { RegistryEntry, RegistryOverview } from '@members/office-contract';
import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';

let server: TestRegistry;
let ana: Call;
beforeEach(async () => {
  server = await createTestRegistry();
  await server.publish(['a1', 'b2']);
  ana = await server.operator();
});
afterEach(() => server.close());

const why = 'Tried on a few';
const decision = async () => ({
  why,
  revision: (await ana<RegistryOverview>('GET', 'state')).body.revision,
});

describe('switching a flag for a share of the members', () => {
  const set = async (flag: string, share: number | null, more: object = {}) =>
    ana<RegistryEntry>('POST', 'remotes/mfe-video/flags', { flag, share, ...(await decision()), ...more });

  it('stands in the log and in the document, and stays through other releases', async () => {
    expect(await set('newPlayer', 0.2)).toMatchObject({
      status: 200,
      body: { why, change: { kind: 'flagChanged', flag: 'newPlayer', share: 0.2, before: null } },
    });
    await ana('POST', 'remotes/mfe-video/activate', { releaseId: '1.2.3+b2', ...(await decision()) });
    const { body } = await set('newPlayer', 0.5);
    expect(body.change).toMatchObject({ share: 0.5, before: 0.2 });
    expect(server.registry().document()).toMatchObject({
      revision: body.seq,
      remotes: { 'mfe-video': { active: { buildId: 'b2' }, flags: { newPlayer: 0.5 } } },
    });
    await set('newPlayer', null);
    expect(server.registry().document().remotes['mfe-video']).not.toHaveProperty('flags');
  });

  it('refuses what is no flag or no share, and what changes nothing', async () => {
    expect((await set('new player', 0.2)).status).toBe(400);
    expect((await set('newPlayer', 1.1)).status).toBe(400);
    expect((await set('constructor', null)).body).toEqual({ error: 'mfe-video has no flag constructor.' });
    await set('newPlayer', 0.2);
    expect((await set('newPlayer', 0.2)).body).toEqual({
      error: 'The flag newPlayer of mfe-video is on for this share already.',
    });
  });

  it('asks for a fresh code unless it switches off', async () => {
    await set('newPlayer', 0.2);
    server.clock.now += 10 * 60_000;
    expect((await set('newPlayer', 0.5)).status).toBe(403);
    expect((await set('newPlayer', 0)).status).toBe(200);
  });
});
