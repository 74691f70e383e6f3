import { languages } from '@members/contract';
import {
  listKindNames,
  singleId,
  type ContentFields,
  type ContentKind,
  type FieldValue,
} from '@members/office-contract';
import { ensureSite } from '../site';
import { createTestOffice, createTestServer, type TestOffice, type TestServer } from '../../testing';
import { demoClipsDir } from '../media';
import { createPreviewTokens } from './tokens';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  // Answers are shared as they are among members.
  server = await createTestServer({ time: '2026-12-01T12:00:00.000Z', shareMs: 250, clipsDir: demoClipsDir });
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const past = '2020-01-01T00:00:00.000Z';
const text = (english: string) =>
  Object.fromEntries(
    languages.map((language) => [language, language === 'en_us' ? english : '']),
  ) as FieldValue;
const product = (name: string) => ({
  ...{ name: text(name), subtitle: text(''), content: text('x'), imageUrls: ['/media/1.svg'] },
  ...{ priceMinor: null, button: 'none', buttonLabel: text('') },
});

async function preview(name = 'ana') {
  const { answer } = await office.call('startPreview', {}, { name, rights: ['content.see'] });
  return answer.address.split('/').at(-1)!;
}

async function ask(token: string, path: string, method: 'GET' | 'POST' = 'GET') {
  const answer = await server.app.inject({ method, url: `/api/preview/${token}${path}` });
  const { msg = '', data = '' } = answer.body ? (answer.json() as { msg: string; data: string }) : {};
  return { ...answer, said: Buffer.from(data, 'base64').toString(), msg };
}

const members = async () => JSON.stringify((await server.call('showcaseItems', {})).answer);

describe('a preview (OFC-77)', () => {
  it('shows drafts as if they were published, and no member ever gets one', async () => {
    const { id } = (
      await office.call('saveContent', { kind: 'product', fields: product('Old'), shownFrom: past })
    ).answer;
    await office.call('saveContent', {
      kind: 'product',
      id,
      version: 1,
      fields: product('New'),
      shownFrom: null,
    });
    await office.call('saveContent', { kind: 'product', fields: product('Unborn'), shownFrom: null });
    const token = await preview();
    const list = '/xuanfei/xuanfeilist';
    // In the same moment, in either order.
    const [first, shown, second] = [await members(), await ask(token, list), await members()];
    expect(shown.said).toContain('New');
    expect(shown.said).toContain('Unborn');
    expect(shown.said).not.toContain('Old');
    for (const seen of [first, second]) {
      expect(seen).toContain('Old');
      expect(seen).not.toMatch(/New|Unborn/);
    }
    expect(shown.headers['cache-control']).toBe('no-store');
  });

  it('opens what asks members to sign in, and plays clips without counting them', async () => {
    const { id } = (
      await office.call('saveContent', { kind: 'product', fields: product('Alone'), shownFrom: null })
    ).answer;
    const token = await preview();
    expect((await ask(token, `/xuanfei/xuanfeidata?id=${id}`)).said).toContain('Alone');
    expect((await ask(token, '/user/info')).msg).not.toContain('sign');
    const names = { key: 'films', name: text('Films') };
    await office.call('saveContent', { kind: 'videoClass', fields: names, shownFrom: null });
    const clip = {
      posterUrl: '/media/1.svg',
      clipFile: 'on-the-wheel.mp4',
      durationSeconds: 86,
      captions: text(''),
    };
    const fields = { classKey: 'films', title: text('Wheel'), ...clip };
    const video = (await office.call('saveContent', { kind: 'video', fields, shownFrom: null })).answer;
    const { said } = await ask(token, `/video/getVideoInfo?id=${video.id}`);
    const { vod_play_url: address } = JSON.parse(said) as { vod_play_url: string };
    expect((await server.app.inject({ url: address, method: 'GET' })).statusCode).toBe(200);
    const { play_count } = await server.database.reader
      .selectFrom('videos')
      .select('play_count')
      .where('id', '=', Number(video.id))
      .executeTakeFirstOrThrow();
    expect(play_count).toBe(0);
  });

  it('shows what its operator types, before it is saved, and nobody else’s (OFC-93)', async () => {
    await server.database.transaction((transaction) => ensureSite(transaction, { open: true }));
    const { id } = (
      await office.call('saveContent', { kind: 'product', fields: product('Saved'), shownFrom: past })
    ).answer;
    const [hers, his] = [await preview(), await preview('bob')];
    const type = (params: object) =>
      office.call('typeIntoPreview', params as never, { rights: ['content.see'] });
    const list = async (token: string) => (await ask(token, '/xuanfei/xuanfeilist')).said;
    await type({ kind: 'product', id, fields: product('Typed') });
    await type({ kind: 'product', fields: product('New one') });
    expect(await list(hers)).toMatch(/(?=.*Typed)(?=.*New one)/);
    expect(await list(hers)).not.toContain('Saved');
    for (const other of [await list(his), await members()]) expect(other).not.toMatch(/Typed|New one/);
    const lines = await server.database.reader.selectFrom('operator_log').select('action').execute();
    expect(lines.filter(({ action }) => action.includes('typ'))).toEqual([]);

    const { fields } = (await office.call('contentItem', { kind: 'terms', id: singleId })).answer;
    await type({ kind: 'terms', id: singleId, fields: { ...fields, about: text('Typed terms') } });
    expect((await ask(hers, '/system/base')).said).toContain('Typed terms');
    expect((await ask(his, '/system/base')).said).not.toContain('Typed terms');

    await type({ kind: 'product', id, fields: null });
    expect(await list(hers)).toContain('Saved');
    const wrong = await type({ kind: 'product', id, fields: { ...product('x'), name: text('') } });
    expect(wrong.refusal).toMatchObject({ key: 'illegal', values: { fields: 'fields.name.en_us' } });
    // As long as a preview.
    server.later(2 * 60 * 60_000 + 1);
    await type({ kind: 'product', id, fields: null });
    expect(await server.database.reader.selectFrom('content_typed').selectAll().execute()).toEqual([]);
  });

  it('shows every kind of list while it is typed for the first time', async () => {
    const token = await preview();
    const guide = { subtitle: text(''), content: text('x'), imageUrls: ['/media/1.svg'] };
    const step = { title: text('T step'), description: text(''), happenedAt: past };
    const goods = { goodsLabel: text(''), goodsImageUrl: '/media/1.svg', goodsPriceMinor: 0, goodsCount: 1 };
    const clip = { posterUrl: '/media/1.svg', clipFile: 'on-the-wheel.mp4', durationSeconds: 86 };
    const channel = { feeMinor: null, feePerMille: null, minutesMin: null, minutesMax: null };
    const typed = [
      ['product', product('T product'), '/xuanfei/xuanfeilist', 'T product'],
      ['city', { name: text('T city'), imageUrl: '' }, '/xuanfei/address', 'T city'],
      ['companion', { cityId: 7, name: text('T guide'), ...guide }, '/xuanfei/xuanfeilist?id=7', 'T guide'],
      ['banner', { imageUrl: text('/media/typed.svg'), link: '' }, '/system/config', '/media/typed.svg'],
      ['bank', { code: 'T-1', name: 'T bank' }, '/sys_get_banks', 'T bank'],
      [
        'parcel',
        { number: 'T1', goodsName: text('T goods'), ...goods, carrierNote: text(''), steps: [step] },
        ...['/orderinfo?order_sn=T1', 'T step'],
      ],
      ['videoClass', { key: 'typed', name: text('T class') }, '/video/itemlist', 'T class'],
      [
        'video',
        { classKey: 'typed', title: text('T film'), ...clip, captions: text('') },
        ...['/video/getVideoList?id=typed&page=1', 'T film'],
      ],
      ['helpTopic', { key: 'typed', name: text('T topic') }, '/support/help', 'T topic'],
      [
        'helpAnswer',
        { key: 'typed', topicKey: 'typed', question: text('T question'), answer: text('x'), link: '' },
        ...['/support/help', 'T question'],
      ],
      ['notice', { name: text('T notice'), text: text('x') }, '/notice/getNoticeList', 'T notice'],
      [
        'feedback',
        { avatarUrl: '/head/1.svg', nickname: text('Ana'), content: text('T voice') },
        ...['/system/base', 'T voice'],
      ],
      [
        'rechargeChannel',
        { name: 'T channel', label: text(''), logoUrl: '', minMinor: null, maxMinor: null, ...channel },
        ...['/system/base', 'T channel'],
      ],
    ] as unknown as [ContentKind, ContentFields, string, string][];
    expect(typed.map(([kind]) => kind).toSorted()).toEqual(
      // Templates of replies are for operators alone.
      listKindNames.filter((kind) => kind !== 'replyTemplate').toSorted(),
    );
    for (const [kind, fields] of typed)
      expect([kind, (await office.call('typeIntoPreview', { kind, fields })).status]).toEqual([kind, 200]);
    for (const [kind, , path, words] of typed)
      expect([kind, (await ask(token, path)).said]).toEqual([kind, expect.stringContaining(words)]);
  });

  it('writes nothing', async () => {
    const { msg } = await ask(await preview(), '/member/doLogin', 'POST');
    expect(msg).toBe('This is a preview: nothing is sent');
  });

  it('is over after two hours, and is shown to nobody whose token was not made here', async () => {
    const token = await preview();
    const path = '/xuanfei/address';
    expect((await ask(token, path)).statusCode).toBe(200);
    const changed = token.replace(/\.[\w-]+\./, `.${Buffer.from('bob').toString('base64url')}.`);
    const foreign = createPreviewTokens('another pepper').issue('ana', server.now()).token;
    for (const wrong of [changed, foreign, 'x', `${token}x`])
      expect((await ask(wrong, path)).statusCode).toBe(404);
    server.later(2 * 60 * 60_000);
    expect((await ask(token, path)).statusCode).toBe(404);
  });
});
