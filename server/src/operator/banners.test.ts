import { UsageError } from '@members/command-line';
import { createTestOperator, createTestServer, type TestOperator, type TestServer } from '../../testing';

let server: TestServer;
let operator: TestOperator;
let id: number;
beforeAll(async () => {
  server = await createTestServer();
  operator = createTestOperator(server);
  id = await server.database.transaction(async (transaction) => {
    const banner = { image_url: JSON.stringify({ en_us: '/summer.svg' }), position: 1 };
    return (await transaction.insertInto('banners').values(banner).returning('id').executeTakeFirstOrThrow())
      .id;
  });
});
afterAll(() => server.close());

const run = (...args: string[]) => operator.run('banners', ...args);
const linked = async () => (await run()).split(/ {2,}/)[1];

describe('npm run operator -- banners (FIRST-04)', () => {
  test('sets where a banner leads, and that it leads nowhere, each a line in the log and a version for the office', async () => {
    expect(await linked()).toBe('leads nowhere');
    for (const link of ['/Citylist', 'https://example.com/a?b=1']) {
      expect(await run('link', String(id), link)).toMatch(`Banner ${id} leads to ${link} now.`);
      expect(await linked()).toBe(link);
      expect(await run('link', String(id), link)).toBe(`Banner ${id} is so already.`);
    }
    expect(await run('link', String(id), 'none')).toMatch('leads nowhere now');
    expect(await linked()).toBe('leads nowhere');
    const details = { before: { link: 'https://example.com/a?b=1' }, after: { link: '' } };
    expect((await operator.log()).at(-1)).toEqual(['ana', 'content changed', `banner ${id}`, details]);
    expect(await operator.log()).toHaveLength(3);
    const kept = await server.database.reader.selectFrom('content_versions').select('replaced_by').execute();
    expect(kept).toEqual(Array(3).fill({ replaced_by: 'ana' }));
  });

  test.each(['http://example.com', 'javascript:alert(1)', '//example.com', 'Home', '/Home x', 'https://'])(
    'refuses %s, which leads elsewhere or nowhere',
    async (link) => {
      await expect(run('link', String(id), link)).rejects.toThrow('A banner leads to a path such as /Home');
    },
  );

  test('refuses a banner that there is not, and wrong arguments', async () => {
    await expect(run('link', '999999', '/Home')).rejects.toThrow('There is no banner 999999.');
    await expect(run('link', String(id))).rejects.toThrow(UsageError);
  });
});
