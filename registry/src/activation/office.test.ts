import type { Finding, OfficeParams } from '@members/office-contract';
import { createTestRegistry, testCode, type Call, type TestRegistry } from '../../testing/createTestRegistry';
import { writeBuiltRemote } from '../../testing/writeBuiltRemote';

let server: TestRegistry;
let ana: Call;
let findings: Finding[];
beforeEach(async () => {
  findings = [];
  server = await createTestRegistry({ gate: async () => findings });
  await server.publish(['a1', 'b2', 'c3']);
  ana = server.operator();
});
afterEach(() => server.close());

const [a, b, c] = ['1.2.3+a1', '1.2.3+b2', '1.2.3+c3'] as const;
const overview = async () => (await ana('registryOverview', {})).answer;
const video = async () => (await overview()).remotes[0]!;
const decision = () => ({
  reason: 'The new player is ready',
  revision: server.registry().log().length,
});
const decided = () => ({ name: 'mfe-video', ...decision() });
const activate = (releaseId: string, more: Partial<OfficeParams<'activateRelease'>> = {}) =>
  ana('activateRelease', { releaseId, ...decided(), ...more });

describe('activating a release', () => {
  it('makes it the active one and logs who did it, why, and what ran before', async () => {
    const { status, answer } = await activate(b);
    expect(status).toBe(200);
    expect(answer).toMatchObject({
      actor: { kind: 'operator', name: 'ana' },
      why: 'The new player is ready',
      change: { kind: 'activated', releaseId: b, before: a, forced: false },
    });
    expect(server.registry().document()).toMatchObject({
      revision: answer.seq,
      logHash: answer.hash,
      remotes: { 'mfe-video': { active: { buildId: 'b2' }, previous: { buildId: 'a1' } } },
    });
    expect(await video()).toMatchObject({ active: b, previous: a, since: { seq: answer.seq } });
  });

  it('refuses a release that isn’t published or runs already, and a reason of one letter or none', async () => {
    expect((await activate('9.9.9+zz')).refusal?.text).toBe('mfe-video 9.9.9+zz is not published.');
    expect((await activate(b, { name: '__proto__' })).refusal?.values).toEqual({ fields: 'name' });
    expect((await activate(a)).refusal?.text).toBe('mfe-video 1.2.3+a1 runs already.');
    for (const reason of [' x ', ''])
      expect((await activate(b, { reason })).refusal?.values).toEqual({ fields: 'reason' });
    expect((await video()).active).toBe(a);
  });

  it('forces a release that is active already, and still knows which one it replaced', async () => {
    await activate(b);
    expect((await activate(b, { force: true })).status).toBe(200);
    expect(await video()).toMatchObject({ active: b, previous: a, forced: true });
  });

  it('tells the second of two operators what changed and by whom', async () => {
    const seen = decided();
    const bea = server.operator('bea');
    await activate(b);
    const second = await bea('activateRelease', { releaseId: c, ...seen });
    expect(second.refusal).toMatchObject({
      key: 'changedSince',
      changed: [{ actor: { name: 'ana' }, change: { kind: 'activated', releaseId: b } }],
    });
    expect((await video()).active).toBe(b);
  });

  it('accepts exactly one of two simultaneous decisions on the same revision', async () => {
    const seen = decided();
    const answers = await Promise.all(
      [b, c].map((releaseId) => ana('activateRelease', { releaseId, ...seen })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is accepted though another remote has changed', async () => {
    const seen = decided();
    await server.publish(['x9'], 'mfe-wallet');
    expect((await ana('activateRelease', { releaseId: b, ...seen })).status).toBe(200);
  });
});

describe('a route of two remotes', () => {
  const clips = async (name: string) => {
    const routes = [{ path: name === 'mfe-video' ? '/Clips' : '/clips/', access: 'browse', titles: {} }];
    const folder = await writeBuiltRemote(server.directory, { name, buildId: 'clips', routes });
    await server.registry().publish(folder, { actor: { kind: 'team', name: 'video' }, why: 'A test' });
    return (call: 'activateRelease' | 'startCanary' | 'goFurtherBack') =>
      ana(call, { name, releaseId: '1.2.3+clips', ...decision() });
  };

  it('goes to exactly one of two releases that are activated at the same time', async () => {
    await server.publish(['x9'], 'mfe-wallet');
    const both = [await clips('mfe-video'), await clips('mfe-wallet')];
    const answers = await Promise.all(both.map((decide) => decide('activateRelease')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.map(({ refusal }) => refusal?.text).filter(Boolean)).toEqual([
      expect.stringMatching(/^The route \/clips\/? of mfe-.* belongs to mfe-.* by now\./i),
    ]);
  });

  it('is refused to a canary, and to a release that ran before', async () => {
    await server.publish(['x9'], 'mfe-wallet');
    const [video, wallet] = [await clips('mfe-video'), await clips('mfe-wallet')];
    expect((await video('activateRelease')).status).toBe(200);
    expect((await wallet('startCanary')).status).toBe(409);
    await activate(a);
    expect((await wallet('activateRelease')).status).toBe(200);
    expect((await video('goFurtherBack')).status).toBe(409);
  });
});

describe('the gate before activation', () => {
  const hard: Finding = { id: 'contract', level: 'hard', text: 'Needs shell contract ^9.' };
  const soft: Finding = { id: 'budget', level: 'soft', text: 'Is 12 kB over its budget.' };

  it('refuses a release with a hard finding, whatever is overridden, and logs that', async () => {
    findings = [hard, soft];
    const refused = await activate(b, { overrideFindings: [hard.id, soft.id] });
    expect(refused.refusal).toMatchObject({
      key: 'gateHard',
      text: 'The gate refuses mfe-video 1.2.3+b2. Findings that must be mended first: 1.',
      findings: [hard, soft],
    });
    const last = server.registry().log().at(-1);
    expect(last).toMatchObject({ actor: { name: 'ana' }, change: { kind: 'refused', releaseId: b } });
    expect((await video()).active).toBe(a);
  });

  it('requires each soft finding to be overridden by its id, and logs which were', async () => {
    findings = [soft];
    expect((await activate(b)).refusal?.key).toBe('gateSoft');
    expect((await activate(b, { overrideFindings: ['other'] })).refusal?.key).toBe('gateSoft');
    expect((await activate(b, { overrideFindings: ['budget'] })).answer.change).toMatchObject({
      overridden: [soft],
    });
  });

  it('checks again on request, and shows the newest result', async () => {
    findings = [soft];
    await activate(b);
    findings = [];
    expect((await activate(b)).refusal?.key).toBe('gateSoft');
    const asked = { name: 'mfe-video', releaseId: b };
    const found = { check: { at: expect.any(String), findings: [] }, behind: [] };
    expect((await ana('checkRelease', asked)).answer).toEqual(found);
    expect((await ana('releaseCheck', asked)).answer).toEqual(found);
    expect((await video()).releases.map(({ releaseId, check }) => [releaseId, check?.findings])).toEqual([
      [c, undefined],
      [b, []],
      [a, undefined],
    ]);
    expect((await activate(b)).status).toBe(200);
  });
});

describe('rolling back', () => {
  const goBack = (more: Partial<OfficeParams<'goBack'>> = {}) => ana('goBack', { ...decided(), ...more });
  const goFurtherBack = (releaseId: string, more: { force?: boolean; code?: string } = {}) =>
    ana('goFurtherBack', { releaseId, force: more.force, ...decided() }, more.code);

  it('activates the release before, without asking the gate', async () => {
    await activate(b);
    findings = [{ id: 'contract', level: 'hard', text: 'Broken.' }];
    expect((await goBack()).answer.change).toEqual({
      kind: 'rolledBack',
      name: 'mfe-video',
      releaseId: a,
      before: b,
      forced: false,
    });
    expect(await video()).toMatchObject({ active: a, previous: null });
    expect((await goBack()).refusal?.text).toBe(
      'No release of mfe-video is known to go back to. Name one that ran before.',
    );
  });

  it('activates an earlier release by its id, if it was ever active', async () => {
    await activate(b);
    await activate(c);
    expect((await goFurtherBack(a, { force: true })).status).toBe(200);
    expect(await video()).toMatchObject({ active: a, forced: true });
    await server.publish(['d4']);
    expect((await goFurtherBack('1.2.3+d4')).refusal?.text).toBe(
      'mfe-video 1.2.3+d4 never ran, so it can only be activated.',
    );
  });
});

describe('a canary by hand', () => {
  const start = (releaseId: string) => ana('startCanary', { releaseId, ...decided() });
  const step = (to: string) => ana('setCanaryStep', { step: to, ...decided() });
  const promote = () => ana('promoteCanary', decided());

  it('starts at the first step, moves to another, and becomes the active one', async () => {
    expect((await start(b)).answer.change).toMatchObject({ step: 'few', share: 0.05 });
    expect(server.registry().document().remotes['mfe-video']).toMatchObject({
      active: { buildId: 'a1' },
      canary: { release: { buildId: 'b2' }, step: 'few', share: 0.05 },
    });
    expect((await step('half')).answer.change).toMatchObject({ step: 'half', share: 0.5 });
    const { canary: shown } = await video();
    expect(Date.parse(shown!.nextStepAt!) - Date.parse(shown!.startedAt)).toBeGreaterThanOrEqual(1_800_000);
    expect((await promote()).status).toBe(200);
    expect(await video()).toMatchObject({ active: b, previous: a, canary: null });
  });

  it('is stopped, and everybody runs the active release again', async () => {
    await start(b);
    expect((await ana('stopCanary', decided())).status).toBe(200);
    expect(server.registry().document().remotes['mfe-video']).toMatchObject({ canary: null });
  });

  it('refuses what its state doesn’t allow', async () => {
    expect((await start(a)).refusal?.text).toBe('mfe-video 1.2.3+a1 runs already.');
    expect((await promote()).refusal?.text).toBe('mfe-video has no canary.');
    await start(b);
    expect((await start(c)).refusal?.text).toBe('1.2.3+b2 is a canary of mfe-video already. Stop it first.');
    expect((await step('all')).refusal?.text).toBe('There is no step all.');
    expect((await step('few')).refusal?.text).toBe('The canary of mfe-video stands at few already.');
  });
});

describe('settings of the registry', () => {
  it('changes who may override, but refuses a second decision on the same revision', async () => {
    const seen = decision();
    expect((await ana('setOverrides', { overrides: ['17'], ...seen })).status).toBe(200);
    expect(server.registry().document().overrides).toEqual(['17']);
    expect((await ana('setOverrides', { overrides: 'everybody', ...seen })).refusal).toMatchObject({
      key: 'changedSince',
      changed: [{ change: { kind: 'overridesChanged', overrides: ['17'], before: 'nobody' } }],
    });
  });

  it('changes the canary’s steps without a new document, and refuses steps that shrink', async () => {
    const { revision } = server.registry().document();
    const { canarySettings } = await overview();
    const settings = { ...canarySettings, minLoads: 7 };
    const set = (to: typeof settings) => ana('setCanarySettings', { settings: to, ...decision() });
    expect((await set(settings)).status).toBe(200);
    expect((await overview()).canarySettings).toEqual(settings);
    expect(server.registry().document().revision).toBe(revision);
    const steps = [...settings.steps].reverse();
    expect((await set({ ...settings, steps })).refusal?.values).toEqual({ fields: 'settings.steps' });
  });
});

describe('a fresh one-time code', () => {
  const pass = () => (server.clock.now += 6 * 60_000);

  it('is asked for by whatever makes a release run, once the last one is older than five minutes', async () => {
    pass();
    expect((await activate(b)).refusal?.key).toBe('codeNeeded');
    expect((await ana('activateRelease', { releaseId: b, ...decided() }, '000000')).refusal?.key).toBe(
      'wrongCode',
    );
    expect((await ana('activateRelease', { releaseId: b, ...decided() }, testCode)).status).toBe(200);
  });

  it('is not asked for to go back one step or to stop a canary, but to go further back', async () => {
    await activate(b);
    await activate(c);
    await ana('startCanary', { releaseId: a, ...decided() });
    pass();
    expect((await ana('stopCanary', decided())).status).toBe(200);
    expect((await ana('goFurtherBack', { releaseId: a, ...decided() })).refusal?.key).toBe('codeNeeded');
    expect((await ana('goBack', { releaseId: a, ...decided() })).refusal?.key).toBe('notBefore');
    expect((await ana('goBack', { releaseId: b, ...decided() })).status).toBe(200);
    expect((await ana('goBack', decided())).refusal?.key).toBe('noneBefore');
  });
});
