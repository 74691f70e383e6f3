import { languages } from '@members/contract';
import { singleId, type ContentFields, type ContentKind, type FieldValue } from '@members/office-contract';
import { ensureSite } from '../site';
import { createTestOffice, createTestServer, type TestOffice, type TestServer } from '../../testing';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: '2026-01-01T12:00:00.000Z' });
  office = await createTestOffice(server);
  await server.database.transaction((transaction) => ensureSite(transaction));
});
afterAll(async () => {
  await office.close();
  await server.close();
});
beforeEach(() => server.later(1_000));

const past = '2020-01-01T00:00:00.000Z';
const text = (english: string) =>
  Object.fromEntries(
    languages.map((language) => [language, language === 'en_us' ? english : '']),
  ) as FieldValue;
const banner = (address: string): ContentFields => ({ imageUrl: text(address), link: '' });
const changes = async (filter: { kind?: ContentKind; operator?: string; after?: string } = {}) =>
  (await office.call('contentChanges', filter)).answer;
const save = async (
  kind: ContentKind,
  fields: ContentFields,
  more: { id?: string; version?: number; shownFrom?: string; name?: string } = {},
) => {
  const { name = 'ana', ...seen } = more;
  server.later(1_000);
  const { answer, refusal } = await office.call(
    'saveContent',
    { kind, fields, shownFrom: past, ...seen },
    { name },
  );
  expect(refusal).toBeNull();
  return answer;
};
const banners = async () =>
  (await server.call('siteConfig', undefined)).answer!.banners.map(({ url }) => url);

describe('what has become of content (OFC-92)', () => {
  it('is told newest first: who, when, and how it was before and is after', async () => {
    const { id } = await save('banner', banner('/media/right.svg'));
    await save('banner', banner('/media/wrong.svg'), { id, version: 1, name: 'bob' });
    expect((await changes({ kind: 'banner' })).rows).toMatchObject([
      {
        ...{ kind: 'banner', id, by: 'bob', earlier: 1, version: 2, before: 'published', after: 'published' },
        fields: [{ name: 'imageUrl', before: text('/media/right.svg'), after: text('/media/wrong.svg') }],
      },
      { id, by: 'ana', earlier: 0, version: 2, before: null, after: 'published', fields: [] },
    ]);
    expect((await changes({ operator: 'bob' })).rows).toHaveLength(1);
    expect((await changes({ operator: 'nobody' })).rows).toEqual([]);
  });

  it('a wrong change is back in one call, and one that was made is gone in one', async () => {
    const [wrong, made] = (await changes({ kind: 'banner' })).rows;
    const { id, version, earlier } = wrong!;
    await office.call('restoreContent', { kind: 'banner', id, version, earlier });
    expect(await banners()).toContain('/media/right.svg');
    await office.call('restoreContent', { kind: 'banner', id, version: version + 1, earlier: made!.earlier });
    expect(await banners()).toEqual([]);
    const [archived, back] = (await changes({ kind: 'banner' })).rows;
    expect([archived, back]).toMatchObject([
      { before: 'published', after: 'archived', fields: [] },
      { before: 'published', after: 'published' },
    ]);
  });

  it('has what became so by itself at a time, before anybody touches it again', async () => {
    const { id } = await save('banner', banner('/media/autumn.svg'));
    await save('banner', banner('/media/winter.svg'), {
      id,
      version: 1,
      shownFrom: '2999-01-01T00:00:00.000Z',
    });
    const inWinter = async () =>
      (await changes({ kind: 'banner' })).rows.filter((row) => row.id === id && row.earlier > 0);
    expect(await inWinter()).toEqual([]);
    const at = server.now();
    await server.database.transaction((transaction) =>
      transaction.updateTable('content_drafts').set({ publish_at: at }).where('item_id', '=', id).execute(),
    );
    const due = {
      ...{ by: 'ana', at: at.toISOString(), earlier: 1, version: 2 },
      fields: [{ name: 'imageUrl', before: text('/media/autumn.svg'), after: text('/media/winter.svg') }],
    };
    expect(await inWinter()).toMatchObject([due]);
    await office.call('restoreContent', { kind: 'banner', id, version: 2, earlier: 1 });
    expect(await inWinter()).toMatchObject([
      { earlier: 2, version: 3 },
      { ...due, version: 3 },
    ]);
  });

  it('has settings, and lists of the site', async () => {
    const { version, fields } = (await office.call('contentItem', { kind: 'terms', id: singleId })).answer;
    await save('terms', { about: text('New terms') }, { id: singleId, version });
    expect((await changes({ kind: 'terms' })).rows[0]).toMatchObject({
      ...{ kind: 'terms', id: singleId, title: '', by: 'ana', earlier: version },
      fields: [{ name: 'about', before: fields.about, after: text('New terms') }],
    });
  });

  it('comes a page at a time, each change once', async () => {
    const { id } = await save('city', { name: text('City 0'), imageUrl: '' });
    for (let version = 1; version < 70; version++)
      await save('city', { name: text(`City ${version}`), imageUrl: '' }, { id, version });
    const seen: number[] = [];
    let after: string | null = '';
    while (after !== null) {
      const { rows, next }: Awaited<ReturnType<typeof changes>> = await changes({ kind: 'city', after });
      seen.push(...rows.map(({ earlier }) => earlier));
      after = next;
    }
    expect(seen).toEqual(Array.from({ length: 70 }, (_, index) => 69 - index));
  });
});
