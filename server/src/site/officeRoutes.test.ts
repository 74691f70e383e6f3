import { languages } from '@members/contract';
import type { CheckName } from '@members/office-contract';
import { insertStandardGames } from '../lottery';
import { upsertChore } from '../servers';
import { ensureSite } from '.';
import { administrationOf } from '../../testing/officeBrowser';
import {
  createTestOffice,
  createTestServer,
  testInviteCode,
  type TestOffice,
  type TestServer,
} from '../../testing';

let server: TestServer;
let office: TestOffice;
beforeAll(async () => {
  server = await createTestServer({ time: '2026-01-01T12:00:00.000Z' });
  office = await createTestOffice(server, { providers: [{}] as never });
  await server.database.transaction(async (transaction) => {
    await ensureSite(transaction);
    await insertStandardGames(transaction);
    await transaction.updateTable('invite_codes').set({ ended_at: new Date() }).execute();
  });
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const checked = async () => (await office.call('siteChecklist', {}, { rights: ['content.see'] })).answer;
const isDone = async (name: CheckName) => (await checked()).checks.find((check) => check.name === name)!.done;
const past = '2020-01-01T00:00:00.000Z';
const text = (english: string) =>
  Object.fromEntries(languages.map((language) => [language, language === 'en_us' ? english : '']));

describe('what a site needs before members come (OFC-95)', () => {
  it('is told in its order, of a new site nearly all of it as missing', async () => {
    const { open, checks } = await checked();
    expect(open).toBe(false);
    expect(checks.map(({ name }) => name)).toEqual([
      ...['brand', 'terms', 'game', 'payment', 'bank', 'withdrawalRule', 'inviteCode'],
      ...['help', 'mail', 'administrators', 'backup'],
    ]);
    expect(checks.filter(({ done }) => done).map(({ name }) => name)).toEqual(['game', 'mail']);
  });

  it('names and terms count once an operator has changed them', async () => {
    for (const [kind, field] of [
      ['brand', 'name'],
      ['terms', 'about'],
    ] as const) {
      const { version, fields } = (await office.call('contentItem', { kind, id: 'site' })).answer;
      const changed = { ...fields, [field]: text('Our own') as never };
      await office.call('saveContent', { kind, id: 'site', version, fields: changed, shownFrom: null });
      expect(await isDone(kind)).toBe(false);
      const published = { kind, id: 'site', version, fields: changed, shownFrom: past } as const;
      await office.call('saveContent', published);
      expect(await isDone(kind)).toBe(true);
    }
  });

  it('a way to pay, a bank, a rule, a code, an answer, a back-up and a second administrator count once they are there', async () => {
    const none = { feeMinor: null, feePerMille: null, minutesMin: null, minutesMax: null };
    const channel = { name: 'Card', label: text(''), logoUrl: '', minMinor: null, maxMinor: null, ...none };
    await office.call('saveContent', { kind: 'rechargeChannel', fields: channel as never, shownFrom: past });
    await office.call('saveContent', { kind: 'bank', fields: { code: 'B', name: 'Bank' }, shownFrom: past });
    const topic = { key: 'pay', name: text('Paying') } as never;
    await office.call('saveContent', { kind: 'helpTopic', fields: topic, shownFrom: past });
    const question = { key: 'how', topicKey: 'pay', question: text('How?'), answer: text('So.'), link: '' };
    await office.call('saveContent', { kind: 'helpAnswer', fields: question as never, shownFrom: past });
    const rule = { minMinor: 2_000, maxMinor: 900_000, perDay: 4, twoOperatorsFromMinor: 300_000 };
    const { proposal } = await office.call('setWithdrawalRule', rule);
    await office.call('confirmProposal', { id: proposal! }, { name: 'bob' });
    await server.database.transaction((transaction) =>
      transaction
        .updateTable('invite_codes')
        .set({ ended_at: null })
        .where('code', '=', testInviteCode)
        .execute(),
    );
    await server.database.transaction((transaction) =>
      upsertChore(transaction, { name: 'backup', doneAt: server.now() }),
    );
    expect((await checked()).checks.filter(({ done }) => !done).map(({ name }) => name)).toEqual([
      'administrators',
    ]);
    server.later(2 * 24 * 60 * 60_000);
    expect(await isDone('backup')).toBe(false);
  });

  it('administrators count once a second one has come in and may still sign in', async () => {
    const { add, operators, act, roles, link } = administrationOf(server);
    await add('ana');
    await add('cashier', ['money.change']);
    const role = await roles.roleOf(['administration.change'], act());
    const work = { name: 'bob', roles: [role], remote: null, address: null };
    await operators.add(work, act(), link('bob'));
    expect(await isDone('administrators')).toBe(false);
    await add('cem');
    expect(await isDone('administrators')).toBe(true);
  });

  it('a game counts while one is open', async () => {
    await server.database.transaction((transaction) =>
      transaction.updateTable('games').set({ open: false }).execute(),
    );
    expect(await isDone('game')).toBe(false);
  });
});
