import { inTwo, insertSite } from '../../testing/content';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.database.transaction(async (transaction) => {
    await transaction
      .insertInto('cities')
      .values([
        { id: 1, name: inTwo('Seoul', '서울'), image_url: '/media/seoul.svg', position: 2 },
        { id: 2, name: inTwo('Busan', '부산'), position: 1 },
      ])
      .execute();
    const item = (id: number, cityId: number | null, position: number) => ({
      id,
      city_id: cityId,
      name: inTwo(`Item ${id}`, `항목 ${id}`),
      subtitle: inTwo('Subtitle', '부제'),
      content: inTwo('Content', '내용'),
      image_urls: [`/media/${id}-1.svg`, `/media/${id}-2.svg`],
      position,
    });
    await transaction
      .insertInto('showcase_items')
      .values([item(1, null, 2), item(2, null, 1), item(101, 1, 1)])
      .execute();
  });
});
afterAll(() => server.close());

const ids = async (params: { cityId?: number }) =>
  (await server.call('showcaseItems', params)).answer!.map(({ id }) => id);

describe('the showcase (call 3, CAT-01, CAT-04, D21)', () => {
  test('without a city has the products in their order', async () => {
    expect(await ids({})).toEqual([2, 1]);
  });

  test('with a city has its companions, with an unknown one nobody', async () => {
    expect(await ids({ cityId: 1 })).toEqual([101]);
    expect(await ids({ cityId: 2 })).toEqual([]);
    expect(await ids({ cityId: 99 })).toEqual([]);
    expect(await ids({ cityId: 'x' as unknown as number })).toEqual([]);
  });

  test('shows the first picture and the language of the request', async () => {
    const { answer } = await server.call('showcaseItems', { cityId: 1 }, { language: 'ko_ko' });
    expect(answer).toEqual([
      {
        ...{ id: 101, imageUrls: ['/media/101-1.svg'], name: '항목 101', subtitle: '부제', content: '내용' },
        ...{ price: null, button: 'service', buttonLabel: null },
      },
    ]);
  });
});

describe('one item (call 4)', () => {
  test('is for members', async () => {
    expect((await server.call('showcaseItem', { id: 1 })).code).toBe(401);
  });

  test('has all its pictures, an unknown id is not found', async () => {
    const session = await server.signUp();
    const { answer } = await server.call('showcaseItem', { id: 101 }, { session });
    expect(answer!.imageUrls).toEqual(['/media/101-1.svg', '/media/101-2.svg']);
    expect(await server.call('showcaseItem', { id: 99 }, { session })).toMatchObject({
      code: 401,
      message: 'Not found',
    });
  });
});

test('cities come in their order, with a picture where they have one (call 5)', async () => {
  const { answer } = await server.call('cities', undefined, { language: 'ko_ko' });
  expect(answer).toEqual([
    { id: 2, name: '부산', imageUrl: '' },
    { id: 1, name: '서울', imageUrl: '/media/seoul.svg' },
  ]);
});

describe('what a guide costs (CAT-03, D62)', () => {
  const prices = async () => (await server.call('guidePrices', undefined)).answer;

  test('is nothing where the operator names no price, and otherwise what the operator has set', async () => {
    expect(await prices()).toEqual({ halfDayMinor: null, fullDayMinor: null });
    await server.database.transaction((transaction) =>
      insertSite(transaction, { guide_half_day_minor: 12_050 }),
    );
    expect(await prices()).toEqual({ halfDayMinor: 12_050, fullDayMinor: null });
  });
});
