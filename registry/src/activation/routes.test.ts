import type { Finding } from '../gate/finding';
import type { LogEntry, RegistryOverview } from '../http/api';
import { createRig, type Call, type Rig } from '../testing/createRig';

let rig: Rig;
let ana: Call;
let findings: Finding[];
beforeEach(async () => {
  findings = [];
  rig = await createRig({ gate: async () => findings });
  await rig.publish(['a1', 'b2', 'c3']);
  ana = await rig.operator();
});
afterEach(() => rig.close());

const [a, b, c] = ['1.2.3+a1', '1.2.3+b2', '1.2.3+c3'];
const why = 'The new player is ready';
const state = async () => (await ana<RegistryOverview>('GET', 'state')).body;
const video = async () => (await state()).remotes[0]!;
const decided = async () => ({ why, revision: (await state()).revision });
const activate = async (releaseId: string, more: object = {}) =>
  ana<LogEntry>('POST', 'remotes/mfe-video/activate', { releaseId, ...(await decided()), ...more });

describe('activating a release over HTTP', () => {
  it('moves the pointer and says in the log who did it, why, and what ran before', async () => {
    const { status, body } = await activate(b);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      actor: { kind: 'operator', name: 'ana' },
      why,
      change: { kind: 'activated', releaseId: b, before: a, forced: false },
    });
    expect(rig.registry().document()).toMatchObject({
      revision: body.seq,
      logHash: body.hash,
      remotes: { 'mfe-video': { active: { buildId: 'b2' }, previous: { buildId: 'a1' } } },
    });
    expect(await video()).toMatchObject({ active: b, previous: a, since: { seq: body.seq } });
  });

  it('refuses what isn’t published, what runs already, and a reason that says nothing', async () => {
    expect(await activate('9.9.9+zz')).toEqual({
      status: 404,
      body: { error: 'mfe-video 9.9.9+zz is not published.' },
    });
    expect(
      (await ana('POST', 'remotes/__proto__/activate', { releaseId: b, ...(await decided()) })).status,
    ).toBe(400);
    expect(await activate(a)).toEqual({ status: 400, body: { error: 'mfe-video 1.2.3+a1 runs already.' } });
    expect((await activate(b, { why: ' x ' })).body.error).toBe('why: Say why, in at least 3 characters.');
    expect((await activate(b, { why: undefined })).body.error).toBe('why: Say why.');
    expect((await video()).active).toBe(a);
  });

  it('makes members take a release at once that runs already, and remembers what it replaced', async () => {
    await activate(b);
    expect((await activate(b, { force: true })).status).toBe(200);
    expect(await video()).toMatchObject({ active: b, previous: a, forced: true });
  });

  it('tells the second of two operators what changed and by whom', async () => {
    const seen = await decided();
    const bea = await rig.operator('bea');
    await activate(b);
    const second = await bea('POST', 'remotes/mfe-video/activate', { releaseId: c, ...seen });
    expect(second).toMatchObject({
      status: 409,
      body: { changed: [{ actor: { name: 'ana' }, change: { kind: 'activated', releaseId: b } }] },
    });
    expect((await video()).active).toBe(b);
  });

  it('lets exactly one of two decide that saw the same at the same moment', async () => {
    const seen = await decided();
    const answers = await Promise.all(
      [b, c].map((releaseId) => ana('POST', 'remotes/mfe-video/activate', { releaseId, ...seen })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('isn’t disturbed by what happened to another remote', async () => {
    const seen = await decided();
    await rig.publish(['x9'], 'mfe-wallet');
    const { status } = await ana('POST', 'remotes/mfe-video/activate', { releaseId: b, ...seen });
    expect(status).toBe(200);
  });
});

describe('the gate before activation', () => {
  const hard: Finding = { id: 'contract', level: 'hard', text: 'Needs shell contract ^9.' };
  const soft: Finding = { id: 'budget', level: 'soft', text: 'Is 12 kB over its budget.' };

  it('refuses a release with a hard finding, whatever is set aside, and says so in the log', async () => {
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

  it('wants each soft finding set aside by its name, and keeps which were', async () => {
    findings = [soft];
    expect((await activate(b)).status).toBe(422);
    expect((await activate(b, { overrideFindings: ['other'] })).status).toBe(422);
    expect((await activate(b, { overrideFindings: ['budget'] })).body.change).toMatchObject({
      overridden: [soft],
    });
  });

  it('looks anew when it is asked to, and shows what it found last', async () => {
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

describe('going back', () => {
  const rollBack = async (more: object = {}) =>
    ana<LogEntry>('POST', 'remotes/mfe-video/rollback', { ...(await decided()), ...more });

  it('goes to what ran before, without the gate', async () => {
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

  it('goes further back to a release that is named, if that ever ran', async () => {
    await activate(b);
    await activate(c);
    expect((await rollBack({ releaseId: a, force: true })).status).toBe(200);
    expect(await video()).toMatchObject({ active: a, forced: true });
    await rig.publish(['d4']);
    expect((await rollBack({ releaseId: '1.2.3+d4' })).body.error).toBe(
      'mfe-video 1.2.3+d4 never ran, so it can only be activated.',
    );
  });
});

describe('a canary by hand', () => {
  const canary = async (path: string, body: object = {}) =>
    ana<LogEntry>('POST', `remotes/mfe-video/canary${path}`, { ...body, ...(await decided()) });

  it('starts at the first step, moves to another, and becomes the active one', async () => {
    expect((await canary('', { releaseId: b })).body.change).toMatchObject({ step: 'few', share: 0.05 });
    expect(rig.registry().document().remotes['mfe-video']).toMatchObject({
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
    expect(rig.registry().document().remotes['mfe-video']).toMatchObject({ canary: null });
  });

  it('refuses what makes no sense', async () => {
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
  it('changes who may override, once for each who saw the same', async () => {
    const seen = await decided();
    expect((await ana('PUT', 'overrides', { overrides: ['17'], ...seen })).status).toBe(200);
    expect(rig.registry().document().overrides).toEqual(['17']);
    expect(await ana('PUT', 'overrides', { overrides: 'everybody', ...seen })).toMatchObject({
      status: 409,
      body: { changed: [{ change: { kind: 'overridesChanged', overrides: ['17'], before: 'nobody' } }] },
    });
  });

  it('changes the canary’s steps without a new document, and refuses steps that shrink', async () => {
    const { revision } = rig.registry().document();
    const { canarySettings } = await state();
    const settings = { ...canarySettings, minLoads: 7 };
    expect((await ana('PUT', 'canary-settings', { ...settings, ...(await decided()) })).status).toBe(200);
    expect((await state()).canarySettings).toEqual(settings);
    expect(rig.registry().document().revision).toBe(revision);
    const steps = [...settings.steps].reverse();
    const refused = await ana('PUT', 'canary-settings', { ...settings, steps, ...(await decided()) });
    expect(refused).toEqual({
      status: 400,
      body: { error: 'A step has a smaller share than the one before it.' },
    });
  });
});
