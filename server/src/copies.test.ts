import { callIds, callOf, decodeData } from '@members/contract';
import { createTestDatabase, type TestDatabase } from '../testing/createTestDatabase';
import { createTestServer, noon, sessionHeaders, type TestServer } from '../testing';

let behind: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  // A copy that has seen nothing but the schema, however long that is ago.
  behind = await createTestDatabase({ own: true });
  server = await createTestServer({ time: noon, copies: behind.reader });
});
afterAll(async () => {
  await server.close();
  await behind.close();
});

describe('a copy that is behind (DATABASE_COPY_URL)', () => {
  it('answers what is the same for everybody', async () => {
    await server.database.owner.transaction((transaction) =>
      transaction
        .insertInto('cities')
        .values({ id: 1, name: JSON.stringify({ en_us: 'Hanoi' }), position: 1 })
        .execute(),
    );
    expect((await server.call('cities', undefined)).answer).toEqual([]);
  });

  it('is never asked for what is a member’s own', async () => {
    const member = await server.signUp({ balanceMinor: 7_777_777 });
    const reads = callIds.filter((id) => callOf(id).access === 'member' && callOf(id).method === 'GET');
    const answers = await Promise.all(
      reads.map((id) => server.send('GET', callOf(id).path, { headers: sessionHeaders(member) })),
    );
    const texts = answers.map(({ data }) => JSON.stringify(data && decodeData(data))).join();
    for (const mark of [member.username, '77777.77', '77,777.77']) expect(texts).toContain(mark);
  });
});
