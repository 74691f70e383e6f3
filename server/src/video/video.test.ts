import { insertVideos } from '../../testing/content';
import { formatDuration } from './service';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer({ time: '2026-01-01T00:00:00Z' });
  await server.database.transaction(async (transaction) => {
    await insertVideos(transaction, 'nature', 13);
    await insertVideos(transaction, 'city', 1);
  });
});
afterAll(() => server.close());

const page = async (classKey: string, number: number) =>
  (await server.call('videos', { classKey, page: number })).answer!;

describe('video classes (call 13)', () => {
  test('carry their name in the language of the request, English where it is missing', async () => {
    const names = async (language: 'ko_ko' | 'ms_my') =>
      (await server.call('videoClasses', undefined, { language })).answer!.map(({ name }) => name);
    expect(await names('ko_ko')).toEqual(['city 영상', 'nature 영상']);
    expect(await names('ms_my')).toEqual(['city', 'nature']);
  });
});

describe('the list of a class (call 14, VID-02, D39)', () => {
  test('has ten a page in a stable order, with the number of all and no address to play', async () => {
    const [first, second] = [await page('nature', 1), await page('nature', 2)];
    expect([first.videos.length, first.total, second.videos.length, second.total]).toEqual([10, 13, 3, 13]);
    const ids = [...first.videos, ...second.videos].map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => a - b));
    expect(first.videos[0]).toMatchObject({ title: 'nature 1', duration: '1:00', playUrl: null });
  });

  test('is empty past its end and in a class that does not exist', async () => {
    expect(await page('nature', 3)).toEqual({ videos: [], total: 13 });
    expect(await page('nothing', 1)).toEqual({ videos: [], total: 0 });
  });

  test('a page that is no number is the first', async () => {
    const { data } = await server.send('GET', '/video/getVideoList?id=nature&page=-5');
    expect(data).toBe((await server.send('GET', '/video/getVideoList?id=nature')).data);
  });
});

describe('one video (call 15)', () => {
  const open = (id: number, session?: Awaited<ReturnType<TestServer['signUp']>>) =>
    server.call('video', { id }, { session });

  test('is for members', async () => {
    expect(await open(1)).toMatchObject({ code: 401, answer: null });
  });

  test('an unknown id is not found', async () => {
    const session = await server.signUp();
    expect(await open(999, session)).toMatchObject({ code: 401, message: 'Not found' });
    const raw = await server.call('video', { id: 'x' as unknown as number }, { session });
    expect(raw).toMatchObject({ code: 401, message: 'Not found' });
  });

  test('has the address to play and counts once per member and hour', async () => {
    const [one, other] = [await server.signUp(), await server.signUp()];
    const count = async (session: typeof one) => (await open(1, session)).answer!.playCount;
    expect((await open(1, one)).answer).toMatchObject({
      playUrl: expect.stringMatching(/^\/clips\/1\.mp4\?member=\d+&until=\d+&trial=15&signature=/),
      trial: true,
      captionsUrl: null,
      playCount: 1,
    });
    expect(await count(one)).toBe(1);
    expect(await count(other)).toBe(2);
    server.later(59 * 60_000);
    expect(await count(one)).toBe(2);
    server.later(60_000);
    expect(await count(one)).toBe(3);
  });

  test('plays of one member at the same time count once', async () => {
    const session = await server.signUp();
    const before = (await page('nature', 1)).videos[1]!.playCount;
    await Promise.all(Array.from({ length: 8 }, () => open(2, session)));
    expect((await page('nature', 1)).videos[1]!.playCount).toBe(before + 1);
  });
});

describe('more videos (call 16)', () => {
  test('are the eight most played, for members', async () => {
    expect((await server.call('moreVideos', undefined)).code).toBe(401);
    const { answer } = await server.call('moreVideos', undefined, { session: await server.signUp() });
    expect(answer).toHaveLength(8);
    expect(answer![0]).toMatchObject({ title: 'nature 13', playUrl: null });
  });
});

test('a duration shows minutes, and hours from an hour on', () => {
  expect([5, 60, 134, 3599, 3600, 36_061].map(formatDuration)).toEqual([
    '0:05',
    '1:00',
    '2:14',
    '59:59',
    '1:00:00',
    '10:01:01',
  ]);
});
