import { operations } from '../operatorLog';
import { inTwo } from '../../testing/content';
import { changeSiteSetting, listSiteSettings, operatorSettings } from './operatorSettings';
import { createTestDatabase, testLogKey, type TestDatabase } from '../../testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const now = new Date('2026-01-02T03:04:05Z');
const change = (key: string, value: string) =>
  changeSiteSetting(database, { key, value, operator: 'ana', reason: 'trying', now, logKey: testLogKey });
const settings = () => database.reader.selectFrom('site').selectAll().executeTakeFirstOrThrow();
const log = async () => {
  const lines = [];
  for await (const { operator, action, subject, details } of operations(database.reader)) {
    lines.push([operator, action, subject, JSON.parse(details)]);
  }
  return lines;
};

describe('settings of the site, from the command line', () => {
  test('before there is a site nothing can be changed', async () => {
    await expect(change('popup', 'off')).rejects.toThrow('There is no site yet');
    await database.transaction((transaction) =>
      transaction
        .insertInto('site')
        .values({ name: inTwo('a', 'b'), about: inTwo('a', 'b'), notice: inTwo('a', 'b'), popup_html: null })
        .execute(),
    );
  });

  test.each([
    ['login-first', 'on', { login_first: true }],
    ['support', 'on', { support_enabled: true }],
    ['support-url', 'https://support.example/chat', { support_url: 'https://support.example/chat' }],
    ['support-url', 'http://localhost:8090/chat', { support_url: 'http://localhost:8090/chat' }],
    ['support-url', '', { support_url: '' }],
    ['recharge-min', '20.50', { recharge_min_minor: 2_050 }],
    ['membership-from', '0.00', { full_access_from_minor: 0 }],
    ['popup', 'off', { shows_popup: false }],
    ['banners', 'off', { shows_banners: false }],
    ['notice-on-play', 'on', { notice_on_play: true }],
    ['fund-password-edit', 'on', { fund_password_editable: true }],
    ['dice', 'off', { shows_dice: false }],
    ['member-invitations', 'on', { members_invite: true }],
    ['avatar-count', '12', { avatar_count: 12 }],
  ])('%s becomes "%s", and that is on record', async (key, value, row) => {
    const lines = (await log()).length;
    await change(key, value);
    expect(await settings()).toMatchObject(row);
    const added = (await log()).slice(lines);
    const details = { before: expect.any(String), after: value, reason: 'trying' };
    expect(added).toEqual([['ana', 'site changed', key, details]]);
  });

  test('what is so already is no change and not on record', async () => {
    const lines = await log();
    expect(await change('avatar-count', '12')).toBe('avatar-count is 12 already.');
    expect(await log()).toEqual(lines);
  });

  test.each([
    ['login-first', 'yes', 'login-first takes: on | off'],
    ['support-url', 'http://support.example', 'support-url takes: https address'],
    ['support-url', 'javascript:alert(1)', 'support-url takes: https address'],
    ['avatar-count', '21', 'avatar-count takes: 1 to 20'],
    ['recharge-min', '0', 'recharge-min takes: an amount from 0.01'],
    ['membership-from', '-1', 'membership-from takes: an amount'],
    ['result', '6,6,6', 'There is no setting result.'],
    ['toString', 'on', 'There is no setting toString.'],
  ])('%s never becomes "%s"', async (key, value, sentence) => {
    const before = [await settings(), await log()];
    await expect(change(key, value)).rejects.toThrow(sentence);
    expect([await settings(), await log()]).toEqual(before);
  });

  test('all of them are listed with value and meaning', async () => {
    const listed = await listSiteSettings(database);
    expect(listed).toMatch(/^avatar-count +12 +1 to 20: built-in avatars to choose from$/m);
    expect(listed.split('\n')).toHaveLength(Object.keys(operatorSettings).length);
  });
});
