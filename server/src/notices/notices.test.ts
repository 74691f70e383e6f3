import { createTestApi, type TestApi } from '../../testing';
import { inTwo } from '../../testing/content';

let api: TestApi;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());

describe('notices (call 24, NOT-01)', () => {
  test('there may be none', async () => {
    expect((await api.call('notices', undefined)).answer).toEqual([]);
  });

  test('come newest first, in the language of the request, with a time', async () => {
    await api.database.transaction((transaction) =>
      transaction
        .insertInto('notices')
        .values([
          { name: inTwo('Old', '옛'), text: inTwo('a', 'ㄱ'), created_at: new Date('2026-01-01T00:00:00Z') },
          { name: inTwo('New', '새'), text: inTwo('b', 'ㄴ'), created_at: new Date('2026-01-02T03:04:05Z') },
        ])
        .execute(),
    );
    const { answer } = await api.call('notices', undefined, { language: 'ko_ko' });
    expect(answer![0]).toEqual({ name: '새', text: 'ㄴ', createdAt: '2026-01-02 03:04:05' });
    expect(answer!.map(({ name }) => name)).toEqual(['새', '옛']);
  });
});
