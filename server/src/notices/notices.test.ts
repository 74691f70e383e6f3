import { inTwo } from '../../testing/content';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

describe('notices (call 24, NOT-01)', () => {
  test('there may be none', async () => {
    expect((await server.call('notices', undefined)).answer).toEqual([]);
  });

  test('come newest first, in the language of the request, with a time', async () => {
    await server.database.transaction((transaction) =>
      transaction
        .insertInto('notices')
        .values([
          { name: inTwo('Old', '옛'), text: inTwo('a', 'ㄱ'), shown_from: new Date('2026-01-01T00:00:00Z') },
          { name: inTwo('New', '새'), text: inTwo('b', 'ㄴ'), shown_from: new Date('2026-01-02T03:04:05Z') },
        ])
        .execute(),
    );
    const { answer } = await server.call('notices', undefined, { language: 'ko_ko' });
    expect(answer![0]).toEqual({ name: '새', text: 'ㄴ', createdAt: '2026-01-02 03:04:05' });
    expect(answer!.map(({ name }) => name)).toEqual(['새', '옛']);
  });
});
