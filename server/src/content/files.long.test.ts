import { createTestOffice, createTestServer, type TestOffice, type TestServer } from '../../testing';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer();
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const send = async (call: 'checkImport' | 'importContent', file: string) =>
  (await office.call(call, { kind: 'city', format: 'csv', upload: await office.upload(Buffer.from(file)) }))
    .answer;

test('ten thousand lines are made, checked and changed in seconds, and their list opens in one (OFC-80)', async () => {
  const lines = Array.from({ length: 10_000 }, (_, index) => `,,published,City ${index},城市 ${index},`);
  const file = ['id,version,state,name.en_us,name.zh_cn,imageUrl', ...lines].join('\r\n');
  const begun = performance.now();
  expect(await send('importContent', file)).toMatchObject({ made: 10_000 });
  const { text } = await office.call('exportContent', { kind: 'city', format: 'csv' });
  const changed = text.replaceAll('城市', '城');
  expect(await send('checkImport', changed)).toMatchObject({ changed: 10_000 });
  expect(await send('importContent', changed)).toMatchObject({ changed: 10_000, made: 0 });
  expect(performance.now() - begun).toBeLessThan(30_000);
  const opened = performance.now();
  expect((await office.call('content', { kind: 'city', missing: 'ko_ko' })).answer.rows).toHaveLength(200);
  expect(performance.now() - opened).toBeLessThan(1_000);
});
