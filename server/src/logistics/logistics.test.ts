import { decodeData } from '@members/contract';
import { inTwo } from '../../testing/content';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.database.transaction(async (transaction) => {
    await transaction
      .insertInto('waybills')
      .values({
        number: 'W-1',
        goods_name: inTwo('Kettle', '주전자'),
        goods_image_url: '/media/kettle.svg',
        goods_label: inTwo('Steel', '강철'),
        goods_price_minor: 123_450,
        goods_count: 2,
        carrier_note: inTwo('On its way', '배송 중'),
      })
      .execute();
    await transaction
      .insertInto('waybill_steps')
      .values(
        [2, 1].map((position) => ({
          waybill_number: 'W-1',
          position,
          title: inTwo(`Step ${position}`, `단계 ${position}`),
          description: inTwo('done', '완료'),
          happened_at: new Date(Date.UTC(2026, 0, position)),
        })),
      )
      .execute();
  });
});
afterAll(() => server.close());

describe('a waybill (call 40, SVC-04, D59)', () => {
  test('shows the goods and their steps in order', async () => {
    const { answer } = await server.call('waybill', { number: ' W-1 ' }, { language: 'ko_ko' });
    expect(answer).toEqual({
      number: 'W-1',
      goods: { name: '주전자', imageUrl: '/media/kettle.svg', label: '강철', price: '1,234.50', count: 2 },
      carrierNote: '배송 중',
      steps: [
        { title: '단계 1', description: '완료', time: '2026-01-01 00:00:00' },
        { title: '단계 2', description: '완료', time: '2026-01-02 00:00:00' },
      ],
    });
  });

  test('an unknown or empty number has no data', async () => {
    for (const number of ['W-2', '', "' OR 1=1"]) {
      expect(await server.call('waybill', { number })).toMatchObject({
        code: 200,
        message: '',
        answer: null,
      });
    }
  });
});

describe('a number to try (D59)', () => {
  const sample = async (from: TestServer) => decodeData((await from.send('GET', '/order/sample')).data);

  test('is offered where there is sample content, and nowhere else', async () => {
    expect(await sample(server)).toBe('');
    const offering = await createTestServer({ sampleWaybill: 'W-1', ownDatabase: true });
    expect(await sample(offering)).toBe('W-1');
    await offering.close();
  });
});

test('an address may ask thirty times a minute (call 40)', async () => {
  const limited = await createTestServer({ ownDatabase: true });
  const messages: string[] = [];
  // More than two minutes' worth: also where a minute begins meanwhile, one is refused.
  for (let asked = 0; asked < 61; asked += 1) {
    const { code, message } = await limited.call('waybill', { number: 'x' });
    messages.push(`${code} ${message}`);
  }
  expect(new Set(messages.slice(0, 30))).toEqual(new Set(['200 ']));
  expect(messages).toContain('401 Too many requests, please wait a moment');
  await limited.close();
});
