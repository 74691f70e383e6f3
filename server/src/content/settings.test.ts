import { languages } from '@members/contract';
import {
  singleId,
  singleKindNames,
  type ContentFields,
  type ContentKind,
  type FieldValue,
} from '@members/office-contract';
import { ensureSite } from '../site';
import { createTestOffice, createTestServer, type TestOffice, type TestServer } from '../../testing';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer();
  office = await createTestOffice(server);
  await server.database.transaction((transaction) => ensureSite(transaction, { open: true }));
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const past = '2020-01-01T00:00:00.000Z';
const future = '2999-01-01T00:00:00.000Z';
const text = (english: string, korean = '') => {
  const texts: Partial<Record<string, string>> = { en_us: english, ko_ko: korean };
  return Object.fromEntries(languages.map((language) => [language, texts[language] ?? ''])) as FieldValue;
};
const item = async (kind: ContentKind) => (await office.call('contentItem', { kind, id: singleId })).answer;
/** Changes some fields of settings as an operator who sees what there is. */
async function save(
  kind: ContentKind,
  changed: ContentFields,
  { shownFrom = past, ...as }: { shownFrom?: string | null; name?: string; rights?: never[] } = {},
) {
  const { version, fields, draft } = await item(kind);
  return office.call(
    'saveContent',
    {
      ...{ kind, id: singleId, version, draft: draft?.revision ?? null, shownFrom },
      fields: { ...(draft?.fields ?? fields), ...changed },
    },
    { name: 'ana', ...as },
  );
}
const info = async (language: 'en_us' | 'ko_ko' = 'en_us') =>
  (await server.call('siteInfo', undefined, { language })).answer!;
const becomeDue = (kind: ContentKind) =>
  server.database.transaction((transaction) =>
    transaction
      .updateTable('content_drafts')
      .set({ publish_at: new Date(past) })
      .where('kind', '=', kind)
      .execute(),
  );

describe('settings of the site (OFC-90)', () => {
  it.each(singleKindNames)('%s is there as members have it, and saved as it is', async (kind) => {
    const before = await info();
    const { answer } = await save(kind, {});
    expect(answer).toMatchObject({ id: singleId, draft: null });
    expect(await info()).toEqual(before);
  });

  it('each kind counts its own versions, and members see a change at once', async () => {
    const [brand, terms] = [(await item('brand')).version, (await item('terms')).version];
    await save('brand', { name: text('Quay', '부두') });
    expect([(await info()).name, (await info('ko_ko')).name]).toEqual(['Quay', '부두']);
    expect([(await item('brand')).version, (await item('terms')).version]).toEqual([brand + 1, terms]);
    const late = { ...(await item('brand')), version: brand };
    const refused = await office.call('saveContent', {
      ...{ kind: 'brand', id: singleId, version: brand, fields: late.fields, shownFrom: past },
    });
    expect(refused.refusal).toMatchObject({ key: 'changedMeanwhile', values: { operator: 'ana' } });
  });

  it('a draft of one and a change at a time of another stand beside what is shown', async () => {
    await save('startPage', { showsPopup: true, popupHtml: text('<b>Now</b>') });
    await save('startPage', { popupHtml: text('<b>Draft</b>') }, { shownFrom: null });
    await save('terms', { about: text('Spring terms') }, { shownFrom: future });
    expect(await info()).toMatchObject({
      popupHtml: '<b>Now</b>',
      about: expect.not.stringContaining('Spring'),
    });
    await becomeDue('terms');
    expect(await info()).toMatchObject({ popupHtml: '<b>Now</b>', about: 'Spring terms' });
    const { version, earlier } = await item('terms');
    expect(earlier[0]).toMatchObject({ version: version - 1, replacedBy: 'ana', replacedAt: past });
    await office.call('restoreContent', { kind: 'terms', id: singleId, version, earlier: version - 1 });
    expect((await info()).about).not.toBe('Spring terms');
    expect((await item('startPage')).draft?.fields.popupHtml).toEqual(text('<b>Draft</b>'));
  });

  it('are told with the drafts beside them, and who changed what', async () => {
    const { settings } = (await office.call('contentSettings', {}, { rights: ['content.see'] })).answer;
    expect(settings.map(({ kind }) => kind)).toEqual(singleKindNames);
    const of = (kind: ContentKind) => settings.find((each) => each.kind === kind);
    expect(of('startPage')).toMatchObject({ draft: { by: 'ana', publishAt: null }, changed: { by: 'ana' } });
    expect(of('terms')).toMatchObject({ draft: null, missing: [] });
  });

  it('languages are offered in the order that is set, and all of them where none is left out', async () => {
    await save('languages', { languages: ['ko_ko', 'en_us'] as never });
    expect((await info()).languages.map(({ code }) => code)).toEqual(['ko_ko', 'en_us']);
    await save('languages', { languages: [...languages] as never });
    expect((await info()).languages.map(({ code }) => code)).toEqual([...languages]);
    const { version, fields } = await item('languages');
    for (const wrong of [[], ['en_us', 'en_us'], ['xx_xx']]) {
      const params = { kind: 'languages', id: singleId, version, shownFrom: past } as const;
      const { refusal } = await office.call('saveContent', {
        ...params,
        fields: { languages: wrong as never },
      });
      expect(refusal).toMatchObject({ key: 'illegal' });
    }
    expect(fields.languages).toEqual([...languages]);
  });

  it.each([
    ['access', { fundPasswordWaitHours: 169 }],
    ['access', { fundPasswordWaitHours: 0 }],
    ['prices', { rechargeMinMinor: 0 }],
    ['prices', { fullAccessFromMinor: -1 }],
    ['brand', { avatarCount: 21 }],
    ['brand', { name: text('') }],
    ['brand', { iconUrl: '//elsewhere.example/icon.svg' }],
    ['terms', { about: text('') }],
    ['opening', { openToMembers: 'yes' }],
  ] as const)('%s never becomes %j', async (kind, changed) => {
    const before = [await info(), (await item(kind)).version];
    expect((await save(kind, changed as unknown as ContentFields)).refusal?.key).toBe('illegal');
    expect([await info(), (await item(kind)).version]).toEqual(before);
  });

  it('are neither made a second time, nor archived, ordered or put into files', async () => {
    const { fields } = await item('brand');
    expect((await office.call('saveContent', { kind: 'brand', fields, shownFrom: past })).refusal?.key).toBe(
      'illegal',
    );
    const other = { kind: 'brand', id: 'other', version: 1 } as const;
    expect((await office.call('saveContent', { ...other, fields, shownFrom: past })).refusal?.key).toBe(
      'illegal',
    );
    expect((await office.call('contentItem', { kind: 'brand', id: 'other' })).refusal?.key).toBe('missing');
    const { id } = other;
    for (const refused of [
      await office.call('content', { kind: 'brand' as never }),
      await office.call('archiveContent', { ...other, archived: true }),
      await office.call('orderContent', { kind: 'brand' as never, ids: [id] }),
      await office.call('exportContent', { kind: 'brand' as never, format: 'csv' }),
    ])
      expect(refused.refusal?.key).toBe('illegal');
  });

  it('what is about money, membership or security takes the right to administer, too (OFC-91)', async () => {
    const editor = { rights: ['content.change'] as never[] };
    for (const kind of ['access', 'prices', 'opening'] as const)
      expect((await save(kind, {}, editor)).refusal).toMatchObject({
        key: 'forbidden',
        values: { right: 'administration.change' },
      });
    expect((await save('terms', {}, editor)).status).toBe(200);
    const channel = { kind: 'rechargeChannel', id: 'Card', version: 1, archived: true } as const;
    expect((await office.call('archiveContent', channel, editor)).refusal?.key).toBe('forbidden');
  });
});

describe('a site that is closed (OFC-94)', () => {
  it('opens at a time without anything that runs, and says in each language why not yet', async () => {
    await save('opening', { openToMembers: false, closedText: text('Soon.', '곧 엽니다.') });
    expect([(await info()).closedText, (await info('ko_ko')).closedText]).toEqual(['Soon.', '곧 엽니다.']);
    const newcomer = {
      username: 'early1',
      password: 'secret-1',
      inviteCode: 'TEST',
      language: 'en_us',
    } as const;
    expect((await server.call('register', newcomer)).message).toBe('This site isn’t open yet');
    await save('opening', { openToMembers: true }, { shownFrom: future });
    expect((await info()).closedText).toBe('Soon.');
    await becomeDue('opening');
    expect((await info()).closedText).toBeNull();
    expect((await server.call('register', newcomer)).message).not.toBe('This site isn’t open yet');
  });

  it('lets members who are there in', async () => {
    const session = await server.signUp();
    await save('opening', { openToMembers: false });
    expect((await server.call('member', undefined, { session })).code).toBe(200);
    await save('opening', { openToMembers: true });
  });
});

describe('ways to pay (RECH-10)', () => {
  const bare = {
    ...{ name: 'Card', label: text(''), logoUrl: '', minMinor: null, maxMinor: null },
    ...{ feeMinor: null, feePerMille: null, minutesMin: null, minutesMax: null },
  } as ContentFields;
  const shown = async (language: 'en_us' | 'ko_ko' = 'en_us') => (await info(language)).rechargeChannels[0];
  let version = 1;
  const change = (fields: object) =>
    office.call('saveContent', {
      ...({ kind: 'rechargeChannel', id: 'Card', version, shownFrom: past } as const),
      fields: { ...bare, ...fields },
    });

  it('one that is made has its name and nothing else', async () => {
    const made = await office.call('saveContent', { kind: 'rechargeChannel', fields: bare, shownFrom: past });
    expect(made.answer).toMatchObject({ id: 'Card', version: 1 });
    expect(await shown()).toEqual({ ...bare, label: 'Card', logoUrl: null });
  });

  it('a label is by language, and the name stands in for what is missing', async () => {
    version = (await change({ label: text('', '카드') })).answer.version;
    expect([(await shown())!.label, (await shown('ko_ko'))!.label]).toEqual(['Card', '카드']);
  });

  it.each<ContentFields>([
    { minMinor: 1_000, maxMinor: 500_000 },
    { feeMinor: 30, feePerMille: 200 },
    { minutesMin: null, minutesMax: 2 },
    { minutesMin: 5, minutesMax: 30 },
    { logoUrl: 'https://pictures.example/card.svg' },
  ])('takes %j', async (fields) => {
    version = (await change(fields)).answer.version;
    expect(await shown()).toMatchObject(fields);
  });

  it.each<ContentFields>([
    { minMinor: 0 },
    { minMinor: 501, maxMinor: 500 },
    { feeMinor: 30 },
    { feeMinor: 0, feePerMille: 1_000 },
    { minutesMin: 5 },
    { minutesMin: 30, minutesMax: 5 },
    { logoUrl: 'http://pictures.example/card.svg' },
    { logoUrl: '//pictures.example/card.svg' },
  ])('refuses %j', async (fields) => {
    expect((await change(fields)).refusal?.key).toBe('illegal');
  });

  it('one that is archived can’t be chosen, and records still name it', async () => {
    await office.call('archiveContent', { kind: 'rechargeChannel', id: 'Card', version, archived: true });
    expect((await info()).rechargeChannels).toEqual([]);
  });
});
