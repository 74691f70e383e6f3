import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { demoClipsDir } from '../media';
import { insertVideos } from '../../testing/content';
import { bytesUntil } from './clips';
import { createClipAddresses } from './clipAddresses';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
let origin: string;
const dunes = readFileSync(join(demoClipsDir, 'dune-lines.mp4'));

beforeAll(async () => {
  server = await createTestServer({ time: '2026-01-01T00:00:00Z', clipsDir: demoClipsDir });
  await server.database.transaction(async (transaction) => {
    await insertVideos(transaction, 'nature', 3);
    const set = (id: number, clip_file: string, duration_seconds: number) =>
      transaction.updateTable('videos').set({ clip_file, duration_seconds }).where('id', '=', id).execute();
    await set(1, 'dune-lines.mp4', 134);
    await set(2, 'on-the-wheel.mp4', 30);
    await set(3, 'lost.mp4', 60);
  });
  origin = await server.listen();
});
afterAll(() => server.close());

type Session = Awaited<ReturnType<TestServer['signUp']>>;

const setMember = (session: Session, values: { full_video_access?: boolean; status?: number }) =>
  server.database.transaction((transaction) =>
    transaction.updateTable('members').set(values).where('id', '=', session.memberId).execute(),
  );

/** A new member with the address that call 15 gives for a video. */
async function viewer({ videoId = 1, full = false } = {}) {
  const session = await server.signUp();
  if (full) await setMember(session, { full_video_access: true });
  const { answer } = await server.call('video', { id: videoId }, { session });
  return { session, video: answer!, address: answer!.playUrl! };
}

/** An answer read to its end: one that isn't keeps its connection, and the server from closing. */
async function get(address: string, range?: string, method = 'GET') {
  const response = await fetch(origin + address, { method, ...(range && { headers: { range } }) });
  const { status, headers } = response;
  return { status, headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

describe('a clip with full access (call 15, ROLE-04)', () => {
  test('is served whole, and by ranges for seeking', async () => {
    const { address, video } = await viewer({ full: true });
    expect(video.trial).toBe(false);
    const whole = await get(address);
    expect([whole.status, whole.headers.get('content-type')]).toEqual([200, 'video/mp4']);
    expect(whole.bytes.equals(dunes)).toBe(true);

    const part = await get(address, 'bytes=1000-1999');
    expect([part.status, part.headers.get('content-range')]).toEqual([
      206,
      `bytes 1000-1999/${dunes.length}`,
    ]);
    expect(part.bytes.equals(dunes.subarray(1000, 2000))).toBe(true);
    const last = await get(address, 'bytes=-10');
    expect(last.bytes.equals(dunes.subarray(-10))).toBe(true);
  });

  test('answers HEAD with the length alone, and a range beyond the end with 416', async () => {
    const { address } = await viewer({ full: true });
    const head = await get(address, undefined, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(dunes.length)]);
    expect(head.bytes).toHaveLength(0);
    const beyond = await get(address, `bytes=${dunes.length}-`);
    expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, `bytes */${dunes.length}`]);
  });

  test('may be kept by the member’s own browser only, and no longer than the address is good', async () => {
    const { address } = await viewer({ full: true });
    const { headers } = await get(address);
    const [, seconds] = /^private, max-age=(\d+)$/.exec(headers.get('cache-control')!)!;
    expect(Number(seconds)).toBeGreaterThanOrEqual(4 * 3600);
    expect(Number(seconds)).toBeLessThanOrEqual(5 * 3600);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect((await get(address, 'bytes=999999999-')).headers.get('cache-control')).toBe('no-store');
  });
});

describe('a trial address (ROLE-04, D37)', () => {
  test('serves the clip up to the trial’s end with a reserve of 4 s, and nothing of the rest', async () => {
    const { address, video } = await viewer();
    expect(video.trial).toBe(true);
    const allowed = await bytesUntil(join(demoClipsDir, 'dune-lines.mp4'), 30 + 15 + 4);
    expect(allowed).toBeLessThan(dunes.length / 2);

    expect((await get(address)).bytes.equals(dunes.subarray(0, allowed))).toBe(true);
    const across = await get(address, `bytes=${allowed - 10}-${dunes.length - 1}`);
    expect([across.status, across.headers.get('content-range')]).toEqual([
      206,
      `bytes ${allowed - 10}-${allowed - 1}/${allowed}`,
    ]);
    expect(across.bytes).toHaveLength(10);
    const ranges = [`${allowed}-`, `${allowed}-${allowed}`, `${dunes.length - 1}-`, `0-1,${allowed}-`];
    const answers = await Promise.all(ranges.map((range) => get(address, `bytes=${range}`)));
    expect(answers.map(({ status }) => status)).toEqual([416, 416, 416, 206]);
    expect(answers[3]!.bytes.length).toBeLessThanOrEqual(allowed);
  });

  test('a clip of 30 s or less starts, and ends its trial, from its beginning', async () => {
    const { address } = await viewer({ videoId: 2 });
    const served = (await get(address)).bytes.length;
    expect(served).toBe(await bytesUntil(join(demoClipsDir, 'on-the-wheel.mp4'), 15 + 4));
  });

  test('becomes one of the whole clip with full access, and counts no second play', async () => {
    const { session, video, address } = await viewer();
    await setMember(session, { full_video_access: true });
    const { answer } = await server.call('video', { id: 1 }, { session });
    expect(answer).toMatchObject({ trial: false, playCount: video.playCount });
    expect((await get(answer!.playUrl!)).bytes.length).toBe(dunes.length);
    expect((await get(address)).bytes.length).toBeLessThan(dunes.length);
  });
});

describe('an address that allows nothing answers 403', () => {
  const change = (address: string, name: string, value: string) => {
    const url = new URL(address, origin);
    url.searchParams.set(name, value);
    return url.pathname + url.search;
  };

  test.each([
    ['another member', (address: string) => change(address, 'member', '1')],
    ['the whole clip instead of the trial', (address: string) => change(address, 'trial', 'no')],
    ['a longer trial', (address: string) => change(address, 'trial', '150')],
    ['a later end', (address: string) => change(address, 'until', '4102444800')],
    ['another clip', (address: string) => address.replace('/clips/1.mp4', '/clips/2.mp4')],
    ['no signature', (address: string) => address.replace(/&signature=.*/, '')],
    ['two signatures', (address: string) => `${address}&signature=x`],
    ['no query', () => '/clips/1.mp4'],
  ])('with %s', async (_what, changed) => {
    const { address } = await viewer();
    expect((await get(address)).status).toBe(200);
    const refused = await get(changed(address));
    expect([refused.status, refused.bytes.toString()]).toEqual([403, 'Forbidden']);
    expect(refused.headers.get('cache-control')).toBe('no-store');
  });

  test('once it has expired', async () => {
    const { address } = await viewer({ full: true });
    const before = server.now();
    server.later(5 * 3600 * 1000);
    expect((await get(address)).status).toBe(403);
    server.setTime(before);
  });

  test('to a member whose account is offline', async () => {
    const { session, address } = await viewer({ full: true });
    await setMember(session, { status: 0 });
    expect((await get(address)).status).toBe(403);
  });

  test('signed with another key', async () => {
    const { session } = await viewer();
    const right = { videoId: 1, memberId: session.memberId, trialSeconds: null };
    expect((await get(createClipAddresses('another key').sign(right, server.now()))).status).toBe(403);
  });
});

describe('files', () => {
  test('a clip whose file is gone is not found, and a later request finds it missing again', async () => {
    const { address } = await viewer({ videoId: 3, full: true });
    expect((await get(address)).status).toBe(404);
    expect((await get(address)).headers.get('cache-control')).toBe('no-store');
    const trial = await get((await viewer({ videoId: 3 })).address);
    expect([trial.status, trial.bytes.toString()]).toEqual([404, 'Not found']);
  });

  test.each([
    'bytes=-0',
    'bytes=5-1',
    'bytes=99999999999999999999-',
    'bytes=-99999999999999999999',
    'bytes=a-b',
    'bytes=0x10-',
    'lines=0-1',
    `bytes=${Array.from({ length: 500 }, (_, n) => `${n}-${n}`).join()}`,
  ])('the range %s is refused or answered with no more than the clip', async (range) => {
    const { address } = await viewer({ full: true });
    const answer = await get(address, range);
    expect([200, 206, 416]).toContain(answer.status);
    expect(answer.bytes.length).toBeLessThanOrEqual(dunes.length);
  });

  /** As sent: `fetch` would tidy the path up before. */
  const statusOf = (path: string) =>
    new Promise<number>((resolve, reject) =>
      request(origin + '/', { path, agent: false }, (answer) => {
        answer.resume();
        resolve(answer.statusCode!);
      })
        .on('error', reject)
        .end(),
    );

  test.each([
    '/clips/../media.ts',
    '/clips/..%2f..%2fpackage.json',
    '/clips/dune-lines.mp4',
    '/clips/%2e%2e/x',
  ])('%s leads to no file', async (path) => {
    expect(await statusOf(path)).toBeGreaterThanOrEqual(400);
  });

  test('the database keeps no file outside of the directory', async () => {
    const escape = server.database.transaction((transaction) =>
      transaction.updateTable('videos').set({ clip_file: '../config.ts' }).where('id', '=', 3).execute(),
    );
    await expect(escape).rejects.toThrow('videos_clip_file');
  });
});
