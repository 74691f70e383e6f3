import { createTestServer, fundPassword, type TestSandbox, type TestServer, noon } from '../../testing';

let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
});
afterAll(() => server.close());

const set = (session: Awaited<ReturnType<TestServer['signUp']>>, password: string) =>
  server.call('setFundPassword', { fundPassword: password }, { session });
const edit = (session: Awaited<ReturnType<TestServer['signUp']>>, old: string, next: string) =>
  server.call('editFundPassword', { oldFundPassword: old, fundPassword: next }, { session });
const editable = (fund_password_editable: boolean) =>
  server.database.transaction((transaction) =>
    transaction
      .insertInto('site')
      .values({ name: '{}', about: '{}', notice: '{}', popup_html: null, fund_password_editable })
      .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ fund_password_editable }))
      .execute(),
  );
const refused = (message: string) => ({ code: 401, message });

describe('setting the fund password (call 29, STATE-04, VAL-08)', () => {
  it.each(['', '12345', '1234567', '12345a', '１２３４５６'])('refuses %j', async (password) => {
    expect(await set(await server.signUp(), password)).toMatchObject(refused('please fill in completely'));
  });

  it('is done once, shows in the profile as set, and is stored as a hash', async () => {
    const member = await server.signUp();
    expect((await set(member, '135790')).code).toBe(200);
    expect(await set(member, '135791')).toMatchObject(refused('Do not repeat settings'));
    expect((await server.call('member', undefined, { session: member })).answer).toMatchObject({
      hasFundPassword: true,
    });
    const { fund_password_hash: hash } = await server.database.reader
      .selectFrom('members')
      .select('fund_password_hash')
      .where('id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    expect(hash).toMatch(/^\$argon2id\$/);
  });

  it('is done once by two who do it at the same time', async () => {
    const member = await server.signUp();
    const answers = await Promise.all(['111111', '222222', '333333'].map((each) => set(member, each)));
    expect(answers.map(({ code }) => code).sort()).toEqual([200, 401, 401]);
  });
});

describe('changing the fund password (call 30, SET-10, VAL-09)', () => {
  it('is for customer service unless the site allows it', async () => {
    await editable(false);
    const member = await server.signUp({ fundPassword: true });
    expect(await edit(member, fundPassword, '111111')).toMatchObject(
      refused('Please contact customer service to change it'),
    );
  });

  it('needs the old one and six digits', async () => {
    await editable(true);
    const member = await server.signUp({ fundPassword: true });
    expect(await edit(member, fundPassword, '11111')).toMatchObject(refused('please fill in completely'));
    expect(await edit(member, '000000', '111111')).toMatchObject(refused('Wrong withdrawal password'));
    expect((await edit(member, fundPassword, '111111')).code).toBe(200);
    expect(await edit(member, fundPassword, '222222')).toMatchObject(refused('Wrong withdrawal password'));
    expect((await edit(member, '111111', '222222')).code).toBe(200);
  });

  it('refuses a member who has none', async () => {
    await editable(true);
    expect(await edit(await server.signUp(), '000000', '111111')).toMatchObject(
      refused('Wrong withdrawal password'),
    );
  });

  it('locks after five wrong ones for fifteen minutes, for the right one too', async () => {
    await editable(true);
    const member = await server.signUp({ fundPassword: true });
    for (let guess = 1; guess <= 5; guess += 1)
      expect(await edit(member, '000000', '111111')).toMatchObject(refused('Wrong withdrawal password'));
    const locked = refused('Withdrawal password locked, please try again in 15 minutes');
    expect(await edit(member, fundPassword, '111111')).toMatchObject(locked);
    server.later(14 * 60_000);
    expect((await edit(member, fundPassword, '111111')).message).toMatch(/locked.* in 1 minutes/);
    server.later(60_000);
    expect((await edit(member, fundPassword, '111111')).code).toBe(200);
  });

  it('forgets wrong ones after a right one', async () => {
    await editable(true);
    const member = await server.signUp({ fundPassword: true });
    const fourWrong = async () => {
      for (let guess = 1; guess <= 4; guess += 1) await edit(member, '000000', '111111');
    };
    await fourWrong();
    expect((await edit(member, fundPassword, '111111')).code).toBe(200);
    await fourWrong();
    expect((await edit(member, '111111', fundPassword)).code).toBe(200);
  });
});
