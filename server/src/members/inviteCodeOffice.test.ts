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
    for (const name of ['first1', 'second2']) expect((await register(name, invite.code)).code).toBe(200);
    expect((await register('third3', invite.code)).message).toBe('Invalid invite code');
    expect(await list({ find: 'spring' })).toMatchObject([{ code: 'SPRING-26', uses: 2, state: 'usedUp' }]);
    expect((await list({ state: 'inUse' })).map(({ code }) => code)).toEqual([testInviteCode]);
    const end = () => office.call('endInviteCode', { code: testInviteCode, reason: 'it was shared' });
    expect((await end()).status).toBe(200);
    expect((await end()).refusal?.key).toBe('inviteCodeOver');
    expect((await register('third3', testInviteCode)).message).toBe('Invalid invite code');
    expect((await list({ state: 'ended' })).map(({ code }) => code)).toEqual([testInviteCode]);
  });

  it('end with uses left, for good: nobody registers with it, and none has its name again', async () => {
    const code = 'TWICE';
    await office.call('addInviteCode', { ...invite, code, maxUses: 2 });
    await register('twice1', code);
    await office.call('endInviteCode', { code, reason: 'it was shared' });
    expect((await register('twice2', code)).message).toBe('Invalid invite code');
    expect((await office.call('addInviteCode', { ...invite, code })).refusal?.key).toBe('inviteCodeTaken');
    expect(await list({ find: code })).toMatchObject([{ state: 'ended', uses: 1, maxUses: 2 }]);
  });

  it('that are added twice at the same time are there once, and on record once', async () => {
    const add = () => office.call('addInviteCode', { ...invite, code: 'SAME', maxUses: null });
    const answers = await Promise.all([add(), add()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { rows } = (await office.call('logLines', { kind: 'invite code added' })).answer;
    expect(rows.filter(({ subject }) => subject === 'invite code SAME')).toMatchObject([
      { details: { uses: 'unlimited', openingBalance: '0.00', reason: invite.reason } },
    ]);
  });

  it.each([
    ...[0, 1.5, 1_000_000].map((maxUses) => ({ maxUses })),
    ...[-5, 0.5, 100_000_001].map((openingBalanceMinor) => ({ openingBalanceMinor })),
    ...['new1', 'ABC', 'WITH SPACE', `A${'B'.repeat(32)}`].map((code) => ({ code })),
  ])('are none with %j', async (wrong) => {
    const added = await office.call('addInviteCode', { ...invite, code: 'WRONG-26', ...wrong });
    expect(added.refusal).toMatchObject({ key: 'illegal', values: { fields: Object.keys(wrong)[0] } });
    expect(await list({ find: 'WRONG' })).toEqual([]);
  });

  it('that bring money take two people, and that of demonstrations is never one', async () => {
    const rich = { ...invite, code: 'RICH-26', openingBalanceMinor: 5_000 };
    const { proposal } = await office.call('addInviteCode', rich);
    expect((await office.call('confirmProposal', { id: proposal! })).refusal?.key).toBe('sameOperator');
    expect((await office.call('confirmProposal', { id: proposal! }, { name: 'bob' })).status).toBe(200);
    expect(await list({ find: 'RICH' })).toMatchObject([{ openingBalanceMinor: 5_000, owner: null }]);
    const reserved = await office.call('addInviteCode', { ...invite, code: 'WELCOME' });
    expect(reserved.refusal?.key).toBe('inviteCodeReserved');
    const session = (await register('rich1', 'RICH-26')).answer!;
    await office.call('endInviteCode', { code: 'RICH-26', reason: 'it was shared' });
    const { answer } = await server.call('member', undefined, { session });
    expect(answer).toMatchObject({ active: true, balanceMinor: 5_000 });
  });

  it('of members are listed by themselves, with whose they are, every page once', async () => {
    const { memberId, username } = (await register('owner44', 'SAME')).answer
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
            ...{
              places: '{"device":"Secret phone"}',
              code_salt: Buffer.alloc(16, 7),
              created_at: now,
              due_at: dueAt,
            },
            expires_at: new Date(now.getTime() + 3_600_000),
          })
          .execute(),
      );
    await mail(null);
    await mail(new Date(now.getTime() + 3_600_000));
    const { answer, text } = await office.call('unsentMails', {});
    expect(answer.rows.map(({ dueAt }) => dueAt === null)).toEqual([true, false]);
    expect(text).not.toMatch(/secret|0707/i);
    const [givenUp] = (await office.call('unsentMails', { state: 'givenUp' })).answer.rows;
    const again = () => office.call('sendMailAgain', { id: givenUp!.id, reason: 'it is back' });
    expect((await again()).status).toBe(200);
    expect((await again()).refusal?.key).toBe('mailNotGivenUp');
    const waits = answer.rows[1]!.id;
    for (const id of [waits, 999_999])
      expect((await office.call('sendMailAgain', { id, reason: 'once more' })).refusal?.key).toBe(
        'mailNotGivenUp',
      );
    const { rows } = (await office.call('logLines', { kind: 'mail sent again' })).answer;
    expect(rows).toMatchObject([
      { subject: `mail ${givenUp!.id}`, details: { memberId, kind: 'security', reason: 'it is back' } },
    ]);
    expect((await office.call('unsentMails', { state: 'givenUp' })).answer.rows).toEqual([]);
  });
});
