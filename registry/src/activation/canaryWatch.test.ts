import type { RegistryEntry } from '@members/office-contract';
import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';

let server: TestRegistry;
let ana: Call;
beforeEach(async () => {
  server = await createTestRegistry();
  await server.publish(['a1', 'b2']);
  ana = server.operator();
  await startCanary();
});
afterEach(() => server.close());

const video = async () => (await ana('registryOverview', {})).answer.remotes[0]!;
const decided = () => ({ name: 'mfe-video', reason: 'A test', revision: server.registry().log().length });
const startCanary = () => ana('startCanary', { releaseId: '1.2.3+b2', ...decided() });
async function report(canary: boolean, { loads = 0, failures = 0 }) {
  const failed = Array.from({ length: failures }, () => ({ phase: 'mount', message: 'No element' }));
  await send({ canary, loads, failures: failed });
}
async function send(reported: { canary: boolean; loads: number; [more: string]: unknown }) {
  const releaseId = reported.canary ? '1.2.3+b2' : '1.2.3+a1';
  const releases = [{ name: 'mfe-video', releaseId, mountMs: [], failures: [], ...reported }];
  await fetch(`${server.url()}/registry/reports`, {
    method: 'POST',
    body: JSON.stringify({ revision: 3, releases }),
  });
}
/** Waits for the registry's own next log entry to be in force: the document is signed after the entry is on disk. */
async function nextEntry(): Promise<RegistryEntry> {
  for (;;) {
    const last = server.registry().log().at(-1)!;
    const inForce = server.registry().document().revision === last.seq;
    if (last.actor.name === 'canary' && inForce) return last;
    await new Promise((done) => setTimeout(done, 10));
  }
}

describe('a canary that the registry watches', () => {
  it('is stopped at the tenth failure, with the figures as the reason', async () => {
    await report(false, { loads: 10 });
    for (let n = 0; n < 9; n += 1) await report(true, { loads: 1, failures: 1 });
    expect((await video()).canary).toMatchObject({ trial: { loads: 9, failures: 9, activeLoads: 10 } });
    await report(true, { loads: 1, failures: 1 });
    expect(await nextEntry()).toMatchObject({
      actor: { kind: 'registry', name: 'canary' },
      why: 'Taken back: failures in mount in 10 of 10 loads, with the active release in 0 of 10.',
      change: { kind: 'canaryStopped', releaseId: '1.2.3+b2' },
    });
    expect(server.registry().document().remotes['mfe-video']).toMatchObject({ canary: null });
  });

  it('takes its steps and becomes the active release', async () => {
    const seen: string[] = [];
    for (const minutes of [11, 21, 31]) {
      server.clock.now += minutes * 60_000;
      const { length } = server.registry().log();
      for (let n = 0; n < 5; n += 1) await report(true, { loads: 10 });
      while (server.registry().log().length === length) await new Promise((done) => setTimeout(done, 10));
      const { change } = await nextEntry();
      seen.push('step' in change ? change.step : change.kind);
    }
    expect(seen).toEqual(['quarter', 'half', 'activated']);
    expect(await video()).toMatchObject({ active: '1.2.3+b2', previous: '1.2.3+a1', canary: null });
  });

  it('is not stopped by one page that fails again and again', async () => {
    const failures = Array.from({ length: 10 }, (_, n) => ({ phase: 'run', message: 'x', again: n > 0 }));
    for (let n = 0; n < 30; n += 1) {
      await send({ canary: true, loads: 0, failures: n === 0 ? failures : failures.slice(1) });
    }
    expect((await video()).canary).toMatchObject({ trial: { failures: 271 } });
  });

  it('is stopped where presses take longer', async () => {
    for (let n = 0; n < 20; n += 1) await send({ canary: false, loads: 1, vitals: { press: 50 } });
    for (let n = 0; n < 12; n += 1) await send({ canary: true, loads: 1, vitals: { press: 175 } });
    expect((await nextEntry()).why).toMatch(/^Taken back: presses of more than \d+ ms in \d+ of \d+ pages, /);
  });

  it('starts with new figures when it is started again', async () => {
    await report(true, { loads: 9, failures: 9 });
    await ana('stopCanary', decided());
    await startCanary();
    await report(true, { loads: 1, failures: 1 });
    expect((await video()).canary).toMatchObject({ trial: { loads: 1, failures: 1 } });
  });

  it('keeps its figures through a restart', async () => {
    for (let n = 0; n < 9; n += 1) await report(true, { loads: 1, failures: 1 });
    await server.restart();
    await report(true, { loads: 1, failures: 1 });
    expect((await nextEntry()).change.kind).toBe('canaryStopped');
  });
});
