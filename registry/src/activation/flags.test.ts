import { createTestRegistry, testCode, type Call, type TestRegistry } from '../../testing/createTestRegistry';

let server: TestRegistry;
let ana: Call;
beforeEach(async () => {
  server = await createTestRegistry();
  await server.publish(['a1', 'b2']);
  ana = server.operator();
});
afterEach(() => server.close());

const decided = () => ({
  ...{ name: 'mfe-video', reason: 'Tried on a few' },
  revision: server.registry().log().length,
});
const set = (flag: string, share: number, code?: string) =>
  ana('setFlag', { flag, share, ...decided() }, code);
const switchOff = (flag: string, keep: boolean) => ana('switchFlagOff', { flag, keep, ...decided() });

describe('switching a flag for a share of the members', () => {
  it('stands in the log and in the document, and stays through other releases', async () => {
    expect(await set('newPlayer', 0.2)).toMatchObject({
      status: 200,
      answer: {
        why: 'Tried on a few',
        change: { kind: 'flagChanged', flag: 'newPlayer', share: 0.2, before: null },
      },
    });
    await ana('activateRelease', { releaseId: '1.2.3+b2', ...decided() });
    const { answer } = await set('newPlayer', 0.5);
    expect(answer.change).toMatchObject({ share: 0.5, before: 0.2 });
    expect(server.registry().document()).toMatchObject({
      revision: answer.seq,
      remotes: { 'mfe-video': { active: { buildId: 'b2' }, flags: { newPlayer: 0.5 } } },
    });
    await switchOff('newPlayer', false);
    expect(server.registry().document().remotes['mfe-video']).not.toHaveProperty('flags');
  });

  it('refuses what is no flag or no share, and what changes nothing', async () => {
    expect((await set('new player', 0.2)).refusal).toMatchObject({
      key: 'illegal',
      values: { fields: 'flag' },
    });
    expect((await set('newPlayer', 1.1)).refusal).toMatchObject({
      key: 'illegal',
      values: { fields: 'share' },
    });
    expect((await switchOff('constructor', false)).refusal?.text).toBe('mfe-video has no flag constructor.');
    await set('newPlayer', 0.2);
    expect((await set('newPlayer', 0.2)).refusal?.text).toBe(
      'The flag newPlayer of mfe-video is on for this share already.',
    );
  });

  it('asks for a fresh code unless it switches off', async () => {
    await set('newPlayer', 0.2);
    server.clock.now += 10 * 60_000;
    expect((await set('newPlayer', 0.5)).refusal?.key).toBe('codeNeeded');
    expect((await switchOff('newPlayer', true)).answer.change).toMatchObject({ share: 0, before: 0.2 });
    expect((await set('newPlayer', 0.5, testCode)).status).toBe(200);
  });
});
