import { languages } from '@members/contract';
import type { FieldValue } from '@members/office-contract';
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
