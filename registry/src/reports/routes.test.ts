import type { ReleaseReport } from '@members/mfe-kit/release';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RegistryOverview, ReleaseHealth } from '../http/api';
import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';

let server: TestRegistry;
let ana: Call;
beforeEach(async () => {
  server = await createTestRegistry();
  await server.publish(['a1']);
  ana = await server.operator();
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
const overview = async () => (await ana<RegistryOverview>('GET', 'state')).body;
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
    ana = await server.operator('bea');
    expect(await health()).toBeUndefined();
  });

  it('is kept through a restart', async () => {
    await report({ loads: 3 });
    await server.restart();
    ana = await server.operator('bea');
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
