import type { ReleaseHealth } from '@members/office-contract';
import type { ReleaseReport } from '@members/mfe-kit/release';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';

let server: TestRegistry;
let ana: Call;
beforeEach(async () => {
  server = await createTestRegistry();
  await server.publish(['a1']);
  ana = server.operator();
});
afterEach(() => server.close());

const released = { name: 'mfe-video', releaseId: '1.2.3+a1', canary: false };
type Reported = Partial<ReleaseReport['releases'][number]>;
const reportOf = (reported: Reported): ReleaseReport => ({
  revision: 2,
  releases: [{ ...released, loads: 0, mountMs: [], failures: [], ...reported }],
});
const send = async (body: string, type = 'text/plain') =>
  (
    await fetch(`${server.url()}/registry/reports`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
  ).status;
const report = (reported: Reported) => send(JSON.stringify(reportOf(reported)));
const overview = async () => (await ana('registryOverview', {})).answer;
const health = async (): Promise<ReleaseHealth | undefined> =>
  (await overview()).health['mfe-video']?.['1.2.3+a1'];

describe('what shells report', () => {
  it('adds up by release and by minute', async () => {
    const atMinute = Math.floor(server.clock.now / 60_000) * 60_000;
    server.clock.now = atMinute;
    const failures = [{ phase: 'mount', message: 'No element' }] as const;
    expect(await report({ loads: 2, mountMs: [100, 300], failures })).toBe(204);
    expect(
      await send(JSON.stringify(reportOf({ loads: 1, mountMs: [200], failures })), 'application/json'),
    ).toBe(204);
    server.clock.now = atMinute + 60_000;
    await report({ loads: 1, mountMs: [900], failures: [{ phase: 'run', message: 'x is undefined' }] });
    const iso = (ms: number) => new Date(ms).toISOString();
    expect(await health()).toEqual({
      loads: 4,
      failures: 3,
      failuresByPhase: { mount: 2, run: 1 },
      mountMs: { p50: 200, p95: 900 },
      errors: [
        { at: iso(atMinute + 60_000), phase: 'run', message: 'x is undefined', count: 1 },
        { at: iso(atMinute), phase: 'mount', message: 'No element', count: 2 },
      ],
      series: [
        { at: iso(atMinute), loads: 3, failures: 2, mountP50: 200 },
        { at: iso(atMinute + 60_000), loads: 1, failures: 1, mountP50: 900 },
      ],
    });
  });

  it('is forgotten after an hour', async () => {
    await report({ loads: 1 });
    server.clock.now += 61 * 60_000;
    expect(await health()).toBeUndefined();
  });

  it('is kept through a restart', async () => {
    await report({ loads: 3 });
    await server.restart();
    expect((await health())?.loads).toBe(3);
  });

  it('counts only what is published', async () => {
    expect(await report({ releaseId: '9.9.9+zz', loads: 1 })).toBe(204);
    expect(await report({ name: 'mfe-unknown', loads: 1 })).toBe(204);
    expect((await overview()).health).toEqual({});
  });

  it('includes documents that shells refused', async () => {
    const documents = [{ problem: 'older', message: 'revision 3 after 5' }] as const;
    await send(JSON.stringify({ revision: 5, releases: [], documents }));
    expect((await overview()).refusedDocuments).toEqual({ signature: 0, malformed: 0, older: 1 });
  });

  it('is kept without anything about who sent it', async () => {
    await report({ loads: 1 });
    await server.restart();
    const kept = await readFile(join(server.registry().directory, 'reports.json'), 'utf8');
    expect(kept).not.toMatch(/127\.0\.0\.1|address|agent/);
  });
});

describe('eight weeks of a release', () => {
  const weeks = async () => (await ana('releaseWeeks', { name: 'mfe-video' })).answer['1.2.3+a1'];
  const dayMs = 24 * 60 * 60_000;
  const later = (days: number) => (server.clock.now += days * dayMs);

  it('have its loads, failures and what three of four pages measured, by day, with the newest errors', async () => {
    await report({ loads: 3, failures: [{ phase: 'run', message: 'x is undefined' }] });
    for (const lcp of [700, 900, 1_100, 4_200])
      await send(JSON.stringify(reportOf({ vitals: { lcp, inp: 90, cls: 0.02 } } as Reported)));
    later(10);
    await report({ loads: 2 });
    expect(await weeks()).toMatchObject({
      loads: 5,
      failures: 1,
      failuresByPhase: { run: 1 },
      p75: { lcp: 1_500, inp: 100, cls: 0.025, press: null },
      days: [
        { loads: 3, failures: 1, p75: { lcp: 1_500 } },
        { loads: 2, failures: 0, p75: { lcp: null } },
      ],
      errors: [{ phase: 'run', message: 'x is undefined', count: 1 }],
    });
  });

  it('are all that is kept, of the twenty releases that were reported last', async () => {
    await report({ loads: 3 });
    later(57);
    await report({ loads: 2 });
    expect((await weeks())?.days).toHaveLength(1);
    const ids = Array.from({ length: 20 }, (_, n) => `b${n}`);
    await server.publish(ids);
    for (const id of ids) await report({ releaseId: `1.2.3+${id}`, loads: 1 });
    expect(await weeks()).toBeUndefined();
  });

  it('are kept through a restart', async () => {
    await report({ loads: 3 });
    await server.restart();
    expect((await weeks())?.loads).toBe(3);
  });
});

test('/metrics on the office’s port tells how the releases do that run, by role and not by release', async () => {
  await server.publish(['b2']);
  await server.registry().change({ actor: { kind: 'operator', name: 'ana' }, why: 'A test' }, () => ({
    kind: 'canaryStarted',
    name: 'mfe-video',
    releaseId: '1.2.3+b2',
    step: 'few',
    share: 0.05,
  }));
  await report({ loads: 2, mountMs: [90], failures: [{ phase: 'run', message: 'x' }] });
  await report({ releaseId: '1.2.3+b2', canary: true, loads: 1 });
  const text = await (await fetch(`${server.officeUrl()}/metrics`)).text();
  expect(text).toContain('members_release_loads{remote="mfe-video",role="active"} 2');
  expect(text).toContain('members_release_loads{remote="mfe-video",role="canary"} 1');
  expect(text).toContain('members_release_failures{remote="mfe-video",role="active",phase="run"} 1');
  expect(text).toContain('members_release_mount_seconds_p75{remote="mfe-video",role="active"} 0.1');
  expect(text).toMatch(/members_release_canary_evidence\{remote="mfe-video"\} [\d.]+/);
  expect(text).not.toContain('1.2.3+');
});

describe('false reports', () => {
  it('count for no more than one page can experience', async () => {
    const failures = Array.from({ length: 100 }, () => ({ phase: 'run', message: 'x' }) as const);
    await report({ loads: 1_000_000, mountMs: Array<number>(1000).fill(5), failures });
    expect(await health()).toMatchObject({ loads: 10, failures: 20 });
  });

  it('are refused if they are malformed or too long', async () => {
    const statuses = [
      await send('no JSON'),
      await send('{}'),
      await report({ loads: -1 }),
      await report({ name: '__proto__' }),
      await send('"'.padEnd(17_000, 'x')),
      await send('a=b', 'application/x-www-form-urlencoded'),
    ];
    expect(statuses).toEqual([400, 400, 400, 400, 413, 415]);
  });

  it('are accepted 120 times a minute from one address', async () => {
    const statuses = await Promise.all(Array.from({ length: 130 }, () => report({ loads: 1 })));
    expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    expect((await health())?.loads).toBe(120);
  });
});
