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
const text = (english: string) =>
  Object.fromEntries(
    languages.map((language) => [language, language === 'en_us' ? english : '']),
  ) as FieldValue;
const city = (name: string): ContentFields => ({ name: text(name), imageUrl: '' });

const save = async (
  kind: ContentKind,
  fields: ContentFields,
  seen: {
    id?: string;
    version?: number;
    draft?: number | null;
    shownFrom?: string | null;
    name?: string;
  } = {},
) => {
  const { name = 'ana', shownFrom = past, ...named } = seen;
  return office.call('saveContent', { kind, fields, shownFrom, ...named }, { name });
};
const made = async (kind: ContentKind, fields: ContentFields) => (await save(kind, fields)).answer.id;
const item = async (kind: ContentKind, id: string) => (await office.call('contentItem', { kind, id })).answer;
const listed = async (kind: ContentKind, id: string, filter: object = {}) =>
  (await office.call('content', { kind, ...filter })).answer.rows.find((row) => row.id === id);
const cities = async () => JSON.stringify((await server.call('cities', undefined)).answer);

/** Has the time come at which a draft is published. */
const becomeDue = (kind: ContentKind, id: string) =>
  server.database.transaction((transaction) =>
    transaction
      .updateTable('content_drafts')
      .set({ publish_at: new Date(past) })
      .where('kind', '=', kind)
      .where('item_id', '=', id)
      .execute(),
  );

describe('a draft of what is published (OFC-70)', () => {
  it('stands beside it, and members see what is published', async () => {
    const id = await made('city', city('Open'));
    const { answer } = await save('city', city('Better'), { id, version: 1, draft: null, shownFrom: null });
    expect(answer).toEqual({ id, version: 1, draft: 1 });
    expect(await cities()).toContain('Open');
    expect(await cities()).not.toContain('Better');
    expect(await item('city', id)).toMatchObject({
      state: 'published',
      fields: { name: text('Open') },
      draft: { revision: 1, version: 1, fields: { name: text('Better') }, publishAt: null, savedBy: 'ana' },
    });
    expect(await listed('city', id)).toMatchObject({ title: 'Open', draft: { by: 'ana', publishAt: null } });
    expect(await listed('city', id, { state: 'draft' })).toBeDefined();
    expect(await listed('city', id, { state: 'scheduled' })).toBeUndefined();
  });

  it('takes its place when somebody publishes it, and what was before comes back in one press', async () => {
    const id = await made('city', city('Before'));
    await save('city', city('After'), { id, version: 1, shownFrom: null });
    const { answer } = await save('city', city('After'), { id, version: 1, draft: 1, name: 'bob' });
    expect(answer).toEqual({ id, version: 2, draft: null });
    expect(await cities()).toContain('After');
    expect(await listed('city', id)).toMatchObject({ draft: null, changed: { by: 'bob' } });
    await office.call('restoreContent', { kind: 'city', id, version: 2, earlier: 1 });
    expect(await cities()).toContain('Before');
    expect(await cities()).not.toContain('After');
  });

  it('is thrown away without a trace in what is published', async () => {
    const id = await made('city', city('Kept'));
    await save('city', city('Thrown away'), { id, version: 1, shownFrom: null });
    const discarded = await office.call('discardDraft', { kind: 'city', id, version: 1, draft: 1 });
    expect(discarded.answer).toEqual({ id, version: 1, draft: null });
    expect((await item('city', id)).draft).toBeNull();
    const again = await office.call('discardDraft', { kind: 'city', id, version: 1, draft: null });
    expect(again.refusal?.key).toBe('missing');
  });

  it('is refused where another operator has saved one meanwhile, and where it refers to nothing', async () => {
    const id = await made('city', city('Shared'));
    await save('city', city('Hers'), { id, version: 1, draft: null, shownFrom: null });
    const his = await save('city', city('His'), {
      id,
      version: 1,
      draft: null,
      shownFrom: null,
      name: 'bob',
    });
    expect(his.refusal).toMatchObject({ key: 'changedMeanwhile', values: { operator: 'ana' } });
    const fields = { name: text('Friend'), subtitle: text(''), content: text('x'), imageUrls: ['/a.svg'] };
    const friend = await made('companion', { cityId: Number(id), ...fields });
    const lost = await save(
      'companion',
      { cityId: 9_999_999, ...fields },
      { id: friend, version: 1, shownFrom: null },
    );
    expect(lost.refusal?.key).toBe('missing');
  });

  it('waits for somebody once what it belongs to is archived', async () => {
    const id = await made('city', city('Closing'));
    await save('city', city('Reopening'), { id, version: 1, shownFrom: future });
    await office.call('archiveContent', { kind: 'city', id, version: 1, archived: true });
    expect((await item('city', id)).draft).toMatchObject({ publishAt: null });
    expect(await cities()).not.toContain('Reopening');
  });
});

describe('a change at a time (OFC-71)', () => {
  it('is seen by members from then on, without anything that runs', async () => {
    const id = await made('city', city('Winter'));
    const { answer } = await save('city', city('Spring'), { id, version: 1, draft: null, shownFrom: future });
    expect(answer.draft).toBe(1);
    expect(await cities()).toContain('Winter');
    expect(await listed('city', id, { state: 'scheduled' })).toMatchObject({ draft: { publishAt: future } });
    await becomeDue('city', id);
    expect(await cities()).toContain('Spring');
    expect(await cities()).not.toContain('Winter');
    expect(await item('city', id)).toMatchObject({
      version: 2,
      draft: null,
      fields: { name: text('Spring') },
      earlier: [{ version: 1, fields: { name: text('Winter') }, replacedBy: 'ana', replacedAt: past }],
    });
    expect(await listed('city', id)).toMatchObject({ title: 'Spring', changed: { by: 'ana', at: past } });
  });

  it('becomes a version with the next change, and can be put back', async () => {
    const id = await made('city', city('Old hours'));
    await save('city', city('New hours'), { id, version: 1, shownFrom: future });
    await becomeDue('city', id);
    const { answer } = await office.call('restoreContent', { kind: 'city', id, version: 2, earlier: 1 });
    expect(answer).toEqual({ id, version: 3, draft: null });
    expect(await cities()).toContain('Old hours');
    expect((await item('city', id)).earlier.map(({ version }) => version)).toEqual([2, 1]);
  });

  it('moves an item to another list, with the way of a parcel too', async () => {
    const [here, there] = [await made('city', city('Here')), await made('city', city('There'))];
    const fields = { name: text('Mover'), subtitle: text(''), content: text('x'), imageUrls: ['/a.svg'] };
    const id = await made('companion', { cityId: Number(here), ...fields });
    await save('companion', { cityId: Number(there), ...fields }, { id, version: 1, shownFrom: future });
    await becomeDue('companion', id);
    const inCity = async (cityId: string) =>
      (await server.call('showcaseItems', { cityId: Number(cityId) })).answer!.map(({ name }) => name);
    expect([await inCity(here), await inCity(there)]).toEqual([[], ['Mover']]);

    const step = (title: string) => ({ title: text(title), description: text(''), happenedAt: past });
    const parcel = (...steps: string[]) => ({
      number: 'DRAFT-1',
      ...{ goodsName: text('Box'), goodsLabel: text(''), goodsImageUrl: '/a.svg', goodsPriceMinor: 100 },
      ...{ goodsCount: 1, carrierNote: text(''), steps: steps.map(step) as never },
    });
    await made('parcel', parcel('Packed'));
    await save('parcel', parcel('Packed', 'Sent'), { id: 'DRAFT-1', version: 1, shownFrom: future });
    const way = async () =>
      (await server.call('waybill', { number: 'DRAFT-1' })).answer!.steps.map(({ title }) => title);
    expect(await way()).toEqual(['Packed']);
    await becomeDue('parcel', 'DRAFT-1');
    expect((await way()).toSorted()).toEqual(['Packed', 'Sent']);
    expect((await item('parcel', 'DRAFT-1')).fields.steps).toHaveLength(2);
    await save('parcel', parcel('Packed', 'Sent', 'There'), { id: 'DRAFT-1', version: 2 });
    expect(await way()).toHaveLength(3);
  });
});

describe('operators at the same item (OFC-72)', () => {
  const look = async (id: string, name: string, typing: 'yes' | 'no' = 'no') =>
    (await office.call('contentOpen', { kind: 'city', id, typing }, { name })).answer;

  it('are told of each other, and of what was saved meanwhile', async () => {
    const id = await made('city', city('Busy'));
    expect(await look(id, 'ana', 'yes')).toEqual({ others: [], version: 1, draft: null, changedBy: '' });
    expect((await look(id, 'bob')).others).toEqual([{ operator: 'ana', typing: true }]);
    await save('city', city('Busier'), { id, version: 1, shownFrom: null });
    expect(await look(id, 'bob')).toMatchObject({ version: 1, draft: 1, changedBy: 'ana' });
    expect(
      (await office.call('contentOpen', { kind: 'city', id: '9999999', typing: 'no' })).refusal?.key,
    ).toBe('missing');
  });

  it('are forgotten half a minute after they have left', async () => {
    const id = await made('city', city('Quiet'));
    await look(id, 'ana');
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('content_openings')
        .set({ seen_at: new Date(Date.now() - 31_000) })
        .execute(),
    );
    expect((await look(id, 'bob')).others).toEqual([]);
  });
});

it('a list is narrowed to what is missing in a language', async () => {
  const whole = Object.fromEntries(languages.map((language) => [language, 'Whole'])) as FieldValue;
  const [half, done] = [await made('city', city('Half')), await made('city', { name: whole, imageUrl: '' })];
  const missing = { missing: 'ko_ko' };
  expect(await listed('city', half, missing)).toBeDefined();
  expect(await listed('city', done, missing)).toBeUndefined();
  expect((await office.call('content', { kind: 'bank', missing: 'ko_ko' })).answer.rows).toEqual([]);
});
