import { EventEmitter, once } from 'node:events';
import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';
import type { ReleaseAlert } from './alert';

let told: ReleaseAlert[];
/** How many of the next alerts reach nobody. */
let lost: number;
let heard: EventEmitter;
let server: TestRegistry;
let ana: Call;

beforeEach(async () => {
  [told, lost, heard] = [[], 0, new EventEmitter()];
  const tell = async (alert: ReleaseAlert) => {
    told.push(alert);
    heard.emit('told');
    if (lost-- > 0) throw new Error('nobody is there');
  };
  server = await createTestRegistry({ tell, tellAgainMs: 20 });
  await server.publish(['a1', 'b2']);
  ana = server.operator();
});
afterEach(() => server.close());

const decided = () => ({ name: 'mfe-video', reason: 'A test', revision: server.registry().log().length });
const startCanary = () => ana('startCanary', { releaseId: '1.2.3+b2', ...decided() });
const stopCanary = () => ana('stopCanary', decided());
async function alerts(count: number): Promise<ReleaseAlert[]> {
  while (told.length < count) await once(heard, 'told');
  return told;
}
const report = (reported: object) =>
  fetch(`${server.url()}/registry/reports`, {
    method: 'POST',
    body: JSON.stringify({
      revision: 3,
      releases: [
        {
          name: 'mfe-video',
          releaseId: '1.2.3+a1',
          canary: false,
          loads: 0,
          mountMs: [],
          failures: [],
          ...reported,
        },
      ],
    }),
  });

describe('operators are told', () => {
  it('of a canary that was taken back, with the reason', async () => {
    await startCanary();
    await stopCanary();
    expect(await alerts(1)).toEqual([
      {
        event: expect.stringMatching(/^release-log-\d+-/),
        ...{ kind: 'releaseTakenBack', subject: 'mfe-video' },
        values: { releaseId: '1.2.3+b2', active: '1.2.3+a1', by: 'operator ana', why: 'A test' },
      },
    ]);
  });

  it('of an active release that was taken back', async () => {
    await ana('activateRelease', { releaseId: '1.2.3+b2', ...decided() });
    await ana('goBack', decided());
    expect(await alerts(1)).toMatchObject([
      { kind: 'releaseTakenBack', values: { releaseId: '1.2.3+b2', active: '1.2.3+a1' } },
    ]);
  });

  it('again until somebody is there, while operators go on', async () => {
    lost = 2;
    await startCanary();
    expect((await stopCanary()).status).toBe(200);
    expect(new Set((await alerts(3)).map(({ event }) => event)).size).toBe(1);
  });

  it('after a restart what they were not told before, and nothing twice', async () => {
    lost = 1_000;
    await startCanary();
    await stopCanary();
    await alerts(1);
    await server.stop();
    [told, lost] = [[], 0];
    await server.start();
    expect((await alerts(1))[0]?.values.releaseId).toBe('1.2.3+b2');
    await server.restart();
    ana = server.operator('bea');
    await startCanary();
    await stopCanary();
    expect(new Set((await alerts(2)).map(({ event }) => event)).size).toBe(2);
  });

  it('once an hour that the active release fails', async () => {
    const failures = Array.from({ length: 20 }, () => ({ phase: 'mount', message: 'No element' }));
    await report({ loads: 10, failures });
    expect(await alerts(1)).toMatchObject([
      {
        kind: 'releaseFails',
        values: {
          ...{ releaseId: '1.2.3+a1', by: '' },
          why: '20 failures in 10 loads in ten minutes, the newest in mount: No element',
        },
      },
    ]);
    server.clock.now += 61 * 60_000;
    await report({ loads: 10, failures });
    expect((await alerts(2)).map(({ kind }) => kind)).toEqual(['releaseFails', 'releaseFails']);
  });
});
