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
const text = (english: string, others: Record<string, string> = {}) =>
  Object.fromEntries(
    languages.map((language) => [language, language === 'en_us' ? english : (others[language] ?? '')]),
  ) as FieldValue;

const make = async (kind: ContentKind, fields: ContentFields, shownFrom: string | null = past) =>
  (await office.call('saveContent', { kind, fields, shownFrom })).answer.id;
const exported = async (kind: ContentKind, format: 'csv' | 'json') =>
  (await office.call('exportContent', { kind, format })).text;

async function sent(kind: ContentKind, format: 'csv' | 'json', file: string | Buffer) {
  const upload = await office.upload(Buffer.from(file), `${kind}.${format}`);
  return { kind, format, upload };
}
const check = async (...file: Parameters<typeof sent>) => office.call('checkImport', await sent(...file));
const run = async (...file: Parameters<typeof sent>) => office.call('importContent', await sent(...file));
const all = async (kind: ContentKind) => {
  const { rows } = (await office.call('content', { kind })).answer;
  return Promise.all(
    rows.map(async ({ id }) => (await office.call('contentItem', { kind, id })).answer.fields),
  );
};

/** One item of every kind, with what is hard to write in a file. */
async function fillEveryKind() {
  const hard = `=1+1;"quoted", 'so'\r\nand on\n\ttabs é 中文 ${'\u2028'}`;
  const cityId = Number(await make('city', { name: text(hard), imageUrl: '' }));
  const showcase = { name: text("'=x"), subtitle: text('-5', { zh_cn: '@中' }), content: text(hard) };
  const pictures = { imageUrls: ['/media/1.svg', 'https://cdn.test/a,b;c.jpg'] };
  const button = { priceMinor: 1_250, button: 'https://shop.test/?a=1', buttonLabel: text("''+") };
  await make('product', { ...showcase, ...pictures, ...button });
  await make('product', { ...showcase, ...pictures, ...button, priceMinor: null }, null);
  await make('companion', { cityId, ...showcase, ...pictures });
  await make('banner', { imageUrl: text('/media/b.svg', { ko_ko: '/media/k.svg' }), link: '' });
  await make('bank', { code: 'FILE-1', name: '+ Bank' });
  const steps = [{ title: text(hard), description: text(''), happenedAt: past }];
  await make('parcel', {
    ...{ number: 'FILE-1', goodsName: text('Box'), goodsLabel: text(''), goodsImageUrl: '/media/1.svg' },
    ...{ goodsPriceMinor: 100, goodsCount: 2, carrierNote: text(''), steps: steps as never },
  });
  await make('videoClass', { key: 'file-films', name: text('Films') });
  const clip = { posterUrl: '/media/1.svg', clipFile: 'a.mp4', durationSeconds: 60, captions: text('') };
  await make('video', { classKey: 'file-films', title: text(hard), ...clip });
}

const kinds: ContentKind[] = [
  'city',
  'product',
  'companion',
  'banner',
  'bank',
  'parcel',
  'videoClass',
  'video',
];

describe('a file of content (OFC-78)', () => {
  beforeAll(fillEveryKind);

  it.each(kinds.flatMap((kind) => (['csv', 'json'] as const).map((format) => [kind, format] as const)))(
    'says exactly what there is: of %s as %s nothing would change',
    async (kind, format) => {
      const file = await exported(kind, format);
      const { answer } = await check(kind, format, file);
      expect(answer).toMatchObject({ made: 0, changed: 0, wrong: 0, lines: [] });
      expect(answer.left).toBeGreaterThan(0);
    },
  );

  it.each(['csv', 'json'] as const)('as %s makes anew what it was made of', async (format) => {
    const file = await exported('product', format);
    const anew =
      format === 'json'
        ? JSON.stringify((JSON.parse(file) as { id: string }[]).map(({ id: _id, ...entry }) => entry))
        : file.replace(/^\d+,/gm, ',');
    const before = await all('product');
    expect((await run('product', format, anew)).answer).toMatchObject({ made: before.length, changed: 0 });
    expect(await all('product')).toEqual([...before, ...before]);
  });

  it('as CSV opens in a spreadsheet as text: with its mark, and without a formula', async () => {
    const file = await exported('product', 'csv');
    expect(file.startsWith('\uFEFFid,version,state,shownFrom,name.en_us,')).toBe(true);
    const cells = file.split(/\r\n|,/).map((cell) => cell.replace(/^"/, ''));
    expect(cells.filter((cell) => /^[=+\-@]/.test(cell))).toEqual([]);
  });

  it('may come back from a spreadsheet with semicolons, some of its columns and other line ends', async () => {
    const id = await make('bank', { code: 'SHEET', name: 'Sheet' });
    const { answer } = await run('bank', 'csv', `code;name\nSHEET;"A ""new"" name; or so"\n`);
    expect(answer).toEqual({ made: 0, changed: 1, left: 0, wrong: 0 });
    const { fields, state } = (await office.call('contentItem', { kind: 'bank', id })).answer;
    expect([fields.name, state]).toEqual(['A "new" name; or so', 'published']);
  });
});

describe('a dry run (OFC-79)', () => {
  it('says line by line what would be made and changed, and what is wrong, and does nothing', async () => {
    const [kept, renamed, other] = [
      await make('city', { name: text('Kept'), imageUrl: '' }),
      await make('city', { name: text('Old'), imageUrl: '' }),
      await make('city', { name: text('Changed meanwhile'), imageUrl: '' }),
    ];
    await office.call(
      'saveContent',
      {
        kind: 'city',
        id: other,
        version: 1,
        fields: { name: text('By bob'), imageUrl: '' },
        shownFrom: past,
      },
      { name: 'bob' },
    );
    const before = await all('city');
    const lines = [
      'id,version,state,name.en_us,imageUrl',
      `${kept},1,published,Kept,`,
      `${renamed},1,published,"New\nname",`,
      `,,draft,Made,/media/1.svg`,
      `${other},1,published,Mine,`,
      `9999999,1,published,Lost,`,
      `,,published,,javascript:alert(1)`,
      `${kept},1,nonsense,Twice,`,
    ];
    const { answer } = await check('city', 'csv', lines.join('\r\n'));
    expect(answer).toMatchObject({ made: 1, changed: 1, left: 1, wrong: 4 });
    const fault = (fault: string, field = '') => ({ fault, field });
    expect(answer.lines).toMatchObject([
      { line: 6, id: other, what: 'wrong', faults: [fault('changed')] },
      { line: 7, id: '9999999', what: 'wrong', faults: [fault('missing')] },
      { line: 8, what: 'wrong', faults: [fault('field', 'name.en_us'), fault('field', 'imageUrl')] },
      { line: 9, id: kept, what: 'wrong', faults: [fault('twice'), fault('field', 'state')] },
      { line: 5, id: '', what: 'made', title: 'Made' },
      { line: 3, id: renamed, what: 'changed', fields: ['name'] },
    ]);
    expect(await all('city')).toEqual(before);
    expect((await run('city', 'csv', lines.join('\r\n'))).refusal).toMatchObject({
      key: 'importWrong',
      values: { lines: 4 },
    });
    expect(await all('city')).toEqual(before);
  });

  it('tells of what refers to nothing, of other keys and of fields that there aren’t', async () => {
    const item = { name: text('Friend'), subtitle: text(''), content: text('x'), imageUrls: ['/a.svg'] };
    const friends = [{ state: 'draft', fields: { cityId: 9_999_999, ...item } }];
    expect((await check('companion', 'json', JSON.stringify(friends))).answer.lines).toMatchObject([
      { line: 1, faults: [{ fault: 'reference', field: 'cityId' }] },
    ]);
    const banks = [{ id: 'ONE', fields: { code: 'TWO', name: 'x', colour: 'red' } }];
    expect((await check('bank', 'json', JSON.stringify(banks))).answer.lines[0]!.faults).toEqual([
      { fault: 'key', field: 'code' },
      { fault: 'unknown', field: 'colour' },
    ]);
  });

  it.each([
    ['another column', 'csv', 'id,colour\n1,red', 'importColumn'],
    ['a column twice', 'csv', 'id,id\n1,1', 'importColumn'],
    ['an open quote', 'csv', 'id,version\n"1,1', 'importUnreadable'],
    ['letters that are no UTF-8', 'csv', Buffer.from('id,version\n\xe9,1', 'latin1'), 'importUnreadable'],
    ['half of a JSON', 'json', '[{"id":', 'importUnreadable'],
    ['a JSON of something else', 'json', '{"id":1}', 'importUnreadable'],
  ] as const)('refuses a file with %s', async (...[, format, file, key]) => {
    expect((await check('city', format, file)).refusal?.key).toBe(key);
  });
});

describe('an import (OFC-80)', () => {
  it('keeps how each item was, is a line of the operator log, and puts what was due in its place first', async () => {
    const id = await make('city', { name: text('Before'), imageUrl: '' });
    const due = { name: text('Due'), imageUrl: '' };
    await office.call('saveContent', {
      kind: 'city',
      id,
      version: 1,
      fields: due,
      shownFrom: '2999-01-01T00:00:00.000Z',
    });
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('content_drafts')
        .set({ publish_at: new Date(past) })
        .execute(),
    );
    const { answer } = await run('city', 'csv', `id,version,name.zh_cn\n${id},2,之后\n`);
    expect(answer).toMatchObject({ changed: 1 });
    const item = (await office.call('contentItem', { kind: 'city', id })).answer;
    expect(item).toMatchObject({ version: 3, fields: { name: text('Due', { zh_cn: '之后' }) } });
    expect(
      item.earlier.map(({ version, fields }) => [version, (fields.name as never as { en_us: string }).en_us]),
    ).toEqual([
      [2, 'Due'],
      [1, 'Before'],
    ]);
    const line = await server.database.reader
      .selectFrom('operator_log')
      .select('details')
      .where('action', '=', 'content imported')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(JSON.parse(line.details)).toMatchObject({ file: 'city.csv', changed: 1, changedItems: [id] });
  });
});
