import { languages } from '@members/contract';
import type { ContentFields, ContentKind, FieldValue } from '@members/office-contract';
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

const past = '2020-01-01T00:00:00.000Z';
const future = '2999-01-01T00:00:00.000Z';
const text = (english: string, others: Record<string, string> = {}) =>
  Object.fromEntries(
    languages.map((language) => [language, language === 'en_us' ? english : (others[language] ?? '')]),
  ) as FieldValue;
const showcase = (name: string) => ({
  name: text(name),
  subtitle: text(''),
  content: text(`About ${name}`),
  imageUrls: ['/media/1.svg'],
});

const product = (name: string) => ({
  ...showcase(name),
  ...{ priceMinor: 12_50, button: 'service', buttonLabel: text('') },
});

/** Makes an item that members see, and answers its number or key. */
async function make(kind: ContentKind, fields: ContentFields, shownFrom: string | null = past) {
  const { answer, text: said, status } = await office.call('saveContent', { kind, fields, shownFrom });
  expect([status, said]).toEqual([200, expect.anything()]);
  return answer.id;
}
const item = async (kind: ContentKind, id: string) => (await office.call('contentItem', { kind, id })).answer;
const read = async (call: Parameters<TestServer['call']>[0], params: object = {}) => {
  const session = await server.signUp();
  return JSON.stringify(await server.call(call, params as never, { session } as never));
};

describe('the content that operators make', () => {
  it('is seen by members once it is published, for every kind', async () => {
    const cityId = Number(await make('city', { name: text('Quay City'), imageUrl: '' }));
    const classKey = await make('videoClass', { key: 'quay', name: text('Quay films') });
    const bank = { code: 'QUAY', name: 'Quay Bank' };
    await make('bank', bank);
    await make('product', product('Quay lamp'));
    await make('companion', { cityId, ...showcase('Quay friend') });
    await make('banner', { imageUrl: text('/media/quay.svg'), link: '/Video' });
    const clip = { posterUrl: '/media/1.svg', clipFile: 'clip.mp4', durationSeconds: 60, captions: text('') };
    await make('video', { classKey, title: text('Quay at night'), ...clip });
    const steps = [{ title: text('Sent'), description: text(''), happenedAt: past }];
    await make('parcel', {
      number: 'QUAY-1',
      ...{ goodsName: text('Quay box'), goodsLabel: text(''), goodsImageUrl: '/media/1.svg' },
      ...{ goodsPriceMinor: 100, goodsCount: 1, carrierNote: text(''), steps: steps as never },
    });
    expect(await read('cities')).toContain('Quay City');
    expect(await read('videoClasses')).toContain('Quay films');
    expect(await read('banks')).toContain('Quay Bank');
    expect(await read('showcaseItems')).toContain('Quay lamp');
    expect(await read('showcaseItems', { cityId })).toContain('Quay friend');
    expect(await read('videos', { classKey, page: 1 })).toContain('Quay at night');
    expect((await item('parcel', 'QUAY-1')).fields.steps).toEqual(steps);
  });

  it.each([
    ['a draft', null],
    ['what is scheduled', future],
  ])('keeps %s from members', async (_, shownFrom) => {
    const id = await make('product', product('Hidden lamp'), shownFrom);
    expect(await read('showcaseItems')).not.toContain('Hidden lamp');
    expect((await item('product', id)).state).toBe(shownFrom ? 'scheduled' : 'draft');
  });

  it('marks the languages that are missing', async () => {
    const id = await make('city', { name: text('Half', { zh_cn: '半' }), imageUrl: '' });
    const { rows } = (await office.call('content', { kind: 'city' })).answer;
    expect(rows.find((row) => row.id === id)?.missing).toEqual(
      languages.filter((language) => !['en_us', 'zh_cn'].includes(language)),
    );
  });

  it('says which field is wrong', async () => {
    const fields = { ...product(''), imageUrls: ['javascript:alert(1)'] };
    const { status, refusal } = await office.call('saveContent', {
      ...{ kind: 'product', fields, shownFrom: null },
    });
    expect(status).toBe(422);
    expect(refusal?.values.fields).toContain('fields.name.en_us');
    expect(refusal?.values.fields).toContain('fields.imageUrls.0');
    expect((await office.call('saveContent', { kind: 'bank', fields: {}, shownFrom: null })).status).toBe(
      422,
    );
  });

  it('refuses a key that there is, and a city that there is not', async () => {
    await make('bank', { code: 'TWICE', name: 'Twice' });
    const again = { kind: 'bank', fields: { code: 'TWICE', name: 'Other' }, shownFrom: null } as const;
    expect((await office.call('saveContent', again)).refusal?.key).toBe('contentTaken');
    const lost = { cityId: 9_999_999, ...showcase('Lost') };
    const refused = await office.call('saveContent', { kind: 'companion', fields: lost, shownFrom: null });
    expect(refused.refusal?.key).toBe('missing');
  });
});

describe('a change of content', () => {
  it('tells an operator who has changed it meanwhile, and changes nothing', async () => {
    const id = await make('product', product('Old lamp'));
    const save = (name: string, words: string) =>
      office.call(
        'saveContent',
        { kind: 'product', id, version: 1, fields: product(words), shownFrom: past },
        { name },
      );
    expect((await save('ana', 'Her lamp')).answer).toEqual({ id, version: 2, draft: null });
    expect((await save('bob', 'His lamp')).refusal).toMatchObject({
      key: 'changedMeanwhile',
      values: { operator: 'ana' },
    });
    expect((await item('product', id)).fields.name).toEqual(text('Her lamp'));
  });

  it('is back in one press: a wrong banner', async () => {
    const id = await make('banner', { imageUrl: text('/media/right.svg'), link: '' });
    const wrong = { imageUrl: text('/media/wrong.svg'), link: '/Video' };
    await office.call('saveContent', { kind: 'banner', id, version: 1, fields: wrong, shownFrom: past });
    expect(await read('siteConfig')).toContain('/media/wrong.svg');
    const { earlier } = await item('banner', id);
    expect(earlier).toMatchObject([{ version: 1, replacedBy: 'ana' }]);
    await office.call('restoreContent', { kind: 'banner', id, version: 2, earlier: 1 });
    const site = await read('siteConfig');
    expect(site).toContain('/media/right.svg');
    expect(site).not.toContain('/media/wrong.svg');
    expect((await item('banner', id)).version).toBe(3);
  });

  it('archives, and takes out of the archive as a draft', async () => {
    const id = await make('product', product('Archived lamp'));
    await office.call('archiveContent', { kind: 'product', id, version: 1, archived: true });
    expect(await read('showcaseItems')).not.toContain('Archived lamp');
    const titles = async (state?: 'archived') =>
      (await office.call('content', { kind: 'product', ...(state && { state }) })).answer.rows.map(
        ({ title }) => title,
      );
    expect(await titles()).not.toContain('Archived lamp');
    expect(await titles('archived')).toContain('Archived lamp');
    await office.call('archiveContent', { kind: 'product', id, version: 2, archived: false });
    expect((await item('product', id)).state).toBe('draft');
  });

  it('orders a list, and refuses it to who has not seen all of it', async () => {
    for (const name of ['First', 'Second']) await make('city', { name: text(name), imageUrl: '' });
    const { rows } = (await office.call('content', { kind: 'city' })).answer;
    const ids = rows.map(({ id }) => id).toReversed();
    expect((await office.call('orderContent', { kind: 'city', ids: ids.slice(1) })).refusal?.key).toBe(
      'contentOrder',
    );
    expect((await office.call('orderContent', { kind: 'city', ids })).status).toBe(200);
    const cities = await read('cities');
    expect(cities.indexOf('Second')).toBeLessThan(cities.indexOf('First'));
  });

  it('takes the right to change content, and is a line in the operator log with before and after', async () => {
    const id = await make('city', { name: text('Logged'), imageUrl: '' });
    const change = {
      ...({ kind: 'city', id, version: 1, shownFrom: past } as const),
      fields: { name: text('Renamed'), imageUrl: '' },
    };
    const mayOnlySee = { rights: ['content.see'] } as const;
    expect((await office.call('saveContent', change, mayOnlySee)).status).toBe(403);
    expect((await office.call('content', { kind: 'city' }, mayOnlySee)).status).toBe(200);
    await office.call('saveContent', change);
    const line = await server.database.reader
      .selectFrom('operator_log')
      .select(['action', 'details'])
      .where('subject', '=', `city ${id}`)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(line.action).toBe('content changed');
    expect(line.details).toContain('Logged');
    expect(line.details).toContain('Renamed');
  });
});
