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
  server = await createTestServer();
  office = await createTestOffice(server);
});
afterAll(async () => {
  await office.close();
  await server.close();
});

const invite = { code: 'SPRING-26', maxUses: 2, openingBalanceMinor: 0, reason: 'a fair' };
const list = async (filter = {}) => (await office.call('inviteCodes', filter)).answer.rows;
const register = (username: string, inviteCode: string) =>
  server.call('register', { username, password: 'secret-1', inviteCode, language: 'en_us' });

describe('invite codes in the office (OFC-53)', () => {
  it('are added, counted, used up and ended', async () => {
    expect((await office.call('addInviteCode', invite)).status).toBe(200);
    expect((await office.call('addInviteCode', invite)).refusal?.key).toBe('inviteCodeTaken');
    for (const name of ['first1', 'second2']) await register(name, invite.code);
    expect(await list({ find: 'spring' })).toMatchObject([{ code: 'SPRING-26', uses: 2, state: 'usedUp' }]);
    expect((await list({ state: 'inUse' })).map(({ code }) => code)).toEqual([testInviteCode]);
    const end = () => office.call('endInviteCode', { code: testInviteCode, reason: 'it was shared' });
    expect((await end()).status).toBe(200);
    expect((await end()).refusal?.key).toBe('inviteCodeOver');
    expect((await register('third3', testInviteCode)).message).toBe('Invalid invite code');
    expect((await list({ state: 'ended' })).map(({ code }) => code)).toEqual([testInviteCode]);
  });

  it('that bring money take two people, and that of demonstrations is never one', async () => {
    const rich = { ...invite, code: 'RICH-26', openingBalanceMinor: 5_000 };
    const { proposal } = await office.call('addInviteCode', rich);
    expect((await office.call('confirmProposal', { id: proposal! })).refusal?.key).toBe('sameOperator');
    expect((await office.call('confirmProposal', { id: proposal! }, { name: 'bob' })).status).toBe(200);
    expect(await list({ find: 'RICH' })).toMatchObject([{ openingBalanceMinor: 5_000, owner: null }]);
    const reserved = await office.call('addInviteCode', { ...invite, code: 'WELCOME' });
    expect(reserved.refusal?.key).toBe('inviteCodeReserved');
  });

  it('of members are listed by themselves, with whose they are, every page once', async () => {
    const { memberId, username } = (await register('owner44', 'RICH-26')).answer
      ? (await office.call('members', { find: 'owner44' })).answer.rows.map(({ id, username: name }) => ({
          memberId: id,
          username: name,
        }))[0]!
      : { memberId: 0, username: '' };
    const own = (code: string) =>
      server.database.transaction((transaction) =>
        transaction.insertInto('invite_codes').values({ code, max_uses: 500, member_id: memberId }).execute(),
      );
    await own('OWNCODE234');
    expect(await list({ owner: 'members' })).toMatchObject([
      { code: 'OWNCODE234', owner: { id: memberId, username } },
    ]);
    await office.call('endInviteCode', { code: 'OWNCODE234', reason: 'sold' });
    const { rows } = (await office.call('memberLog', { memberId })).answer;
    expect(rows[0]).toMatchObject({ action: 'invite code ended', subject: 'invite code OWNCODE234' });
    for (let count = 100; count < 155; count += 1)
      await office.call('addInviteCode', { ...invite, code: `MANY-${count}` });
    const first = (await office.call('inviteCodes', { find: 'MANY' })).answer;
    const rest = (await office.call('inviteCodes', { find: 'MANY', after: first.next! })).answer;
    expect([first.rows.length, rest.rows.length, rest.next]).toEqual([50, 5, null]);
  });
});

describe('mails that have not left, in the office (OFC-54)', () => {
  it('are listed without what they say, and sent again where they were given up', async () => {
    const { memberId } = (await office.call('members', {})).answer.rows.map(({ id }) => ({
      memberId: id,
    }))[0]!;
    const now = server.now();
    const mail = (dueAt: Date | null) =>
      server.database.transaction((transaction) =>
        transaction
          .insertInto('mails')
          .values({
            ...{ member_id: memberId, address: 'secret@example.com', language: 'en_us', kind: 'security' },
            ...{ places: '{}', created_at: now, due_at: dueAt },
            expires_at: new Date(now.getTime() + 3_600_000),
          })
          .execute(),
      );
    await mail(null);
    await mail(new Date(now.getTime() + 3_600_000));
    const { answer, text } = await office.call('unsentMails', {});
    expect(answer.rows.map(({ dueAt }) => dueAt === null)).toEqual([true, false]);
    expect(text).not.toContain('secret@example.com');
    const [givenUp] = (await office.call('unsentMails', { state: 'givenUp' })).answer.rows;
    const again = () => office.call('sendMailAgain', { id: givenUp!.id, reason: 'it is back' });
    expect((await again()).status).toBe(200);
    expect((await again()).refusal?.key).toBe('mailNotGivenUp');
    expect((await office.call('unsentMails', { state: 'givenUp' })).answer.rows).toEqual([]);
  });
});
