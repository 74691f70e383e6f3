import { inTwo } from '../../testing/content';
import { createTestServer, type TestServer } from '../../testing';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.database.transaction(async (transaction) => {
    await transaction
      .insertInto('site')
      .values({
        name: inTwo('Members', '멤버스'),
        about: inTwo('Terms', '약관'),
        notice: inTwo('Hello', '안녕'),
        popup_html: null,
        support_enabled: true,
        support_url: 'https://support.example',
      })
      .execute();
    await transaction
      .insertInto('recharge_channels')
      .values([
        { name: 'Second', position: 2 },
        { name: 'First', position: 1 },
      ])
      .execute();
    await transaction
      .insertInto('banners')
      .values({ image_url: inTwo('/en.svg', '/ko.svg'), position: 1, link: '/girls' })
      .execute();
  });
});
afterAll(() => server.close());

describe('the site (call 1, ENT-01)', () => {
  test('has the defaults of the specification', async () => {
    const { answer } = await server.call('siteInfo', undefined, { language: 'ko_ko' });
    expect(answer).toMatchObject({
      name: '멤버스',
      about: '약관',
      popupHtml: null,
      loginFirst: false,
      loginHasBack: true,
      support: { enabled: true, url: 'https://support.example' },
      liveOrders: [],
      feedback: [],
      avatarCount: 20,
      fundPasswordEditable: false,
      showsDice: true,
      rechargeChannels: [{ name: 'First' }, { name: 'Second' }],
    });
  });

  test('takes every switch of the operator', async () => {
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('site')
        .set({
          login_first: true,
          shows_dice: false,
          fund_password_editable: true,
          popup_html: inTwo('<b>x</b>', ''),
        })
        .execute(),
    );
    expect((await server.call('siteInfo', undefined)).answer).toMatchObject({
      loginFirst: true,
      loginHasBack: false,
      showsDice: false,
      fundPasswordEditable: true,
      popupHtml: '<b>x</b>',
    });
  });

  test('popup and banners are turned off without being lost', async () => {
    const set = (change: { shows_popup: boolean; shows_banners: boolean }) =>
      server.database.transaction((transaction) => transaction.updateTable('site').set(change).execute());
    const shown = async () => {
      const [info, config] = [
        await server.call('siteInfo', undefined),
        await server.call('siteConfig', undefined),
      ];
      return [info.answer!.popupHtml, config.answer!.banners];
    };
    const before = await shown();
    expect(before[1]).toHaveLength(1);
    await set({ shows_popup: false, shows_banners: false });
    expect(await shown()).toEqual([null, []]);
    await set({ shows_popup: true, shows_banners: true });
    expect(await shown()).toEqual(before);
  });

  test('there is one row of settings', async () => {
    const second = server.database.transaction((transaction) =>
      transaction
        .insertInto('site')
        .values({ name: inTwo('a', 'b'), about: inTwo('a', 'b'), notice: inTwo('a', 'b'), popup_html: null })
        .execute(),
    );
    await expect(second).rejects.toMatchObject({ code: '23505' });
  });
});

test('call 2 has notice and banners in the language of the request, shelves may be empty (ENT-02)', async () => {
  const { answer } = await server.call('siteConfig', undefined, { language: 'ko_ko' });
  expect(answer).toEqual({
    notice: '안녕',
    noticeOnPlay: false,
    banners: [{ url: '/ko.svg', link: '/girls' }],
    movies: [[], []],
  });
});
