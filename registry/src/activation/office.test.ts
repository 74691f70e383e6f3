import type { Finding, RegistryEntry, RegistryOverview } from '@members/office-contract';
import { writeBuiltRemote } from '../../testing/writeBuiltRemote';
import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';

let server: TestRegistry;
let ana: Call;
let findings: Finding[];
beforeEach(async () => {
  findings = [];
  server = await createTestRegistry({ gate: async () => findings });
  await server.publish(['a1', 'b2', 'c3']);
  ana = await server.operator();
});
afterEach(() => server.close());

const [a, b, c] = ['1.2.3+a1', '1.2.3+b2', '1.2.3+c3'];
const why = 'The new player is ready';
const state = async () => (await ana<RegistryOverview>('GET', 'state')).body;
const video = async () => (await state()).remotes[0]!;
const decision = async () => ({ why, revision: (await state()).revision });
const activate = async (releaseId: string, more: object = {}) =>
  ana<RegistryEntry>('POST', 'remotes/mfe-video/activate', { releaseId, ...(await decision()), ...more });

describe('activating a release over HTTP', () => {
  it('makes it the active one and logs who did it, why, and what ran before', async () => {
    const { status, body } = await activate(b);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      actor: { kind: 'operator', name: 'ana' },
      why,
      change: { kind: 'activated', releaseId: b, before: a, forced: false },
    });
    expect(server.registry().document()).toMatchObject({
      revision: body.seq,
      logHash: body.hash,
      remotes: { 'mfe-video': { active: { buildId: 'b2' }, previous: { buildId: 'a1' } } },
    });
    expect(await video()).toMatchObject({ active: b, previous: a, since: { seq: body.seq } });
  });

  it('refuses a release that isn’t published or runs already, and a reason of one letter or none', async () => {
    expect(await activate('9.9.9+zz')).toEqual({
      status: 404,
      body: { error: 'mfe-video 9.9.9+zz is not published.' },
    });
    expect(
      (await ana('POST', 'remotes/__proto__/activate', { releaseId: b, ...(await decision()) })).status,
    ).toBe(400);
    expect(await activate(a)).toEqual({ status: 400, body: { error: 'mfe-video 1.2.3+a1 runs already.' } });
    expect((await activate(b, { why: ' x ' })).body.error).toBe('why: Say why, in at least 3 characters.');
    expect((await activate(b, { why: undefined })).body.error).toBe('why: Say why.');
    expect((await video()).active).toBe(a);
  });

  it('forces a release that is active already, and still knows which one it replaced', async () => {
    await activate(b);
    expect((await activate(b, { force: true })).status).toBe(200);
    expect(await video()).toMatchObject({ active: b, previous: a, forced: true });
  });

  it('tells the second of two operators what changed and by whom', async () => {
    const seen = await decision();
    const bea = await server.operator('bea');
    await activate(b);
    const second = await bea('POST', 'remotes/mfe-video/activate', { releaseId: c, ...seen });
    expect(second).toMatchObject({
      status: 409,
      body: { changed: [{ actor: { name: 'ana' }, change: { kind: 'activated', releaseId: b } }] },
    });
    expect((await video()).active).toBe(b);
  });

  it('accepts exactly one of two simultaneous decisions on the same revision', async () => {
    const seen = await decision();
    const answers = await Promise.all(
      [b, c].map((releaseId) => ana('POST', 'remotes/mfe-video/activate', { releaseId, ...seen })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is accepted though another remote has changed', async () => {
    const seen = await decision();
    await server.publish(['x9'], 'mfe-wallet');
    const { status } = await ana('POST', 'remotes/mfe-video/activate', { releaseId: b, ...seen });
    expect(status).toBe(200);
  });
});

describe('a route of two remotes', () => {
  const clips = async (name: string) => {
    const routes = [{ path: name === 'mfe-video' ? '/Clips' : '/clips/', access: 'browse', titles: {} }];
    const folder = await writeBuiltRemote(server.directory, { name, buildId: 'clips', routes });
    await server.registry().publish(folder, { actor: { kind: 'team', name: 'video' }, why: 'A test' });
    return async (action: string) =>
      ana('POST', `remotes/${name}/${action}`, { releaseId: '1.2.3+clips', ...(await decision()) });
  };

  it('goes to exactly one of two releases that are activated at the same time', async () => {
    await server.publish(['x9'], 'mfe-wallet');
    const both = [await clips('mfe-video'), await clips('mfe-wallet')];
    const answers = await Promise.all(both.map((decide) => decide('activate')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ body }) => body.error).filter(Boolean)).toEqual([
      expect.stringMatching(/^The route \/clips\/? of mfe-.* belongs to mfe-.* by now\./i),
    ]);
  });

  it('is refused to a canary, and to a release that ran before', async () => {
    await server.publish(['x9'], 'mfe-wallet');
    const [video, wallet] = [await clips('mfe-video'), await clips('mfe-wallet')];
    expect((await video('activate')).status).toBe(200);
    expect((await wallet('canary')).status).toBe(409);
    await activate(a);
    expect((await wallet('activate')).status).toBe(200);
    expect((await video('rollback')).status).toBe(409);
  });
});

describe('the gate before activation', () => {
  const hard: Finding = { id: 'contract', level: 'hard', text: 'Needs shell contract ^9.' };
  const soft: Finding = { id: 'budget', level: 'soft', text: 'Is 12 kB over its budget.' };

  it('refuses a release with a hard finding, whatever is overridden, and logs that', async () => {
    findings = [hard, soft];
    const refused = await activate(b, { overrideFindings: [hard.id, soft.id] });
    expect(refused).toEqual({
      status: 422,
      body: {
        error: 'The gate refuses mfe-video 1.2.3+b2: 1 finding must be mended first.',
        findings: [hard, soft],
      },
    });
    const { history, remotes } = await state();
    expect(history[0]).toMatchObject({ actor: { name: 'ana' }, change: { kind: 'refused', releaseId: b } });
    expect(remotes[0]!.active).toBe(a);
  });

  it('requires each soft finding to be overridden by its id, and logs which were', async () => {
    findings = [soft];
    expect((await activate(b)).status).toBe(422);
    expect((await activate(b, { overrideFindings: ['other'] })).status).toBe(422);
    expect((await activate(b, { overrideFindings: ['budget'] })).body.change).toMatchObject({
      overridden: [soft],
    });
  });

  it('checks again on request, and shows the newest result', async () => {
    findings = [soft];
    await activate(b);
    findings = [];
    expect((await activate(b)).status).toBe(422);
    const { status, body } = await ana('POST', `remotes/mfe-video/releases/${encodeURIComponent(b)}/check`);
    expect({ status, body }).toEqual({ status: 200, body: { at: expect.any(String), findings: [] } });
    expect((await video()).releases.map(({ releaseId, check }) => [releaseId, check?.findings])).toEqual([
      [c, undefined],
      [b, []],
      [a, undefined],
    ]);
    expect((await activate(b)).status).toBe(200);
  });
});

describe('rolling back', () => {
  const rollBack = async (more: object = {}) =>
    ana<RegistryEntry>('POST', 'remotes/mfe-video/rollback', { ...(await decision()), ...more });

  it('activates the release before, without asking the gate', async () => {
    await activate(b);
    findings = [{ id: 'contract', level: 'hard', text: 'Broken.' }];
    expect((await rollBack()).body.change).toEqual({
      kind: 'rolledBack',
      name: 'mfe-video',
      releaseId: a,
      before: b,
      forced: false,
    });
    expect(await video()).toMatchObject({ active: a, previous: null });
    expect((await rollBack()).body.error).toBe(
      'No release of mfe-video is known to go back to. Name one that ran before.',
    );
  });

  it('activates an earlier release by its id, if it was ever active', async () => {
    await activate(b);
    await activate(c);
    expect((await rollBack({ releaseId: a, force: true })).status).toBe(200);
    expect(await video()).toMatchObject({ active: a, forced: true });
    await server.publish(['d4']);
    expect((await rollBack({ releaseId: '1.2.3+d4' })).body.error).toBe(
      'mfe-video 1.2.3+d4 never ran, so it can only be activated.',
    );
  });
});

describe('a canary by hand', () => {
  const canary = async (path: string, body: object = {}) =>
    ana<RegistryEntry>('POST', `remotes/mfe-video/canary${path}`, { ...body, ...(await decision()) });

  it('starts at the first step, moves to another, and becomes the active one', async () => {
    expect((await canary('', { releaseId: b })).body.change).toMatchObject({ step: 'few', share: 0.05 });
    expect(server.registry().document().remotes['mfe-video']).toMatchObject({
      active: { buildId: 'a1' },
      canary: { release: { buildId: 'b2' }, step: 'few', share: 0.05 },
    });
    expect((await canary('/step', { step: 'half' })).body.change).toMatchObject({ step: 'half', share: 0.5 });
    const { canary: shown } = await video();
    expect(Date.parse(shown!.nextStepAt!) - Date.parse(shown!.startedAt)).toBeGreaterThanOrEqual(1_800_000);
    expect((await canary('/promote')).status).toBe(200);
    expect(await video()).toMatchObject({ active: b, previous: a, canary: null });
  });

  it('is stopped, and everybody runs the active release again', async () => {
    await canary('', { releaseId: b });
    expect((await canary('/stop')).status).toBe(200);
    expect(server.registry().document().remotes['mfe-video']).toMatchObject({ canary: null });
  });

  it('refuses what its state doesn’t allow', async () => {
    expect((await canary('', { releaseId: a })).body.error).toBe('mfe-video 1.2.3+a1 runs already.');
    expect((await canary('/promote')).body.error).toBe('mfe-video has no canary.');
    await canary('', { releaseId: b });
    expect((await canary('', { releaseId: c })).body.error).toBe(
      '1.2.3+b2 is a canary of mfe-video already. Stop it first.',
    );
    expect((await canary('/step', { step: 'all' })).body.error).toBe('There is no step all.');
    expect((await canary('/step', { step: 'few' })).body.error).toBe(
      'The canary of mfe-video stands at few already.',
    );
  });
});

describe('settings of the registry', () => {
  it('changes who may override, but refuses a second decision on the same revision', async () => {
    const seen = await decision();
    expect((await ana('PUT', 'overrides', { overrides: ['17'], ...seen })).status).toBe(200);
    expect(server.registry().document().overrides).toEqual(['17']);
    expect(await ana('PUT', 'overrides', { overrides: 'everybody', ...seen })).toMatchObject({
      status: 409,
      body: { changed: [{ change: { kind: 'overridesChanged', overrides: ['17'], before: 'nobody' } }] },
    });
  });

  it('changes the canary’s steps without a new document, and refuses steps that shrink', async () => {
    const { revision } = server.registry().document();
    const { canarySettings } = await state();
    const settings = { ...canarySettings, minLoads: 7 };
    expect((await ana('PUT', 'canary-settings', { ...settings, ...(await decision()) })).status).toBe(200);
    expect((await state()).canarySettings).toEqual(settings);
    expect(server.registry().document().revision).toBe(revision);
    const steps = [...settings.steps].reverse();
    const refused = await ana('PUT', 'canary-settings', { ...settings, steps, ...(await decision()) });
    expect(refused).toEqual({
      status: 400,
      body: { error: 'A step has a smaller share than the one before it.' },
    });
  });
});
