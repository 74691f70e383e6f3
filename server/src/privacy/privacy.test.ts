import type { Session } from '@members/contract';
import { sql } from 'kysely';
import { personalData, personalTables } from '../database/personalData';
import { createReceivedPayments, takePaymentNotice } from '../recharge';
import { reconcile } from '../reconciliation';
import { insertVideos } from '../../testing/content';
import { fullMember } from '../../testing/fullMember';
import {
  createTestServer,
  fundPassword,
  noon,
  sessionHeaders,
  testInviteCode,
  testPassword,
  type TestSandbox,
  type TestServer,
} from '../../testing';

let server: TestServer & TestSandbox;
beforeAll(async () => {
  server = await createTestServer({ time: noon, sandbox: true });
  await server.database.transaction((transaction) => insertVideos(transaction, 'nature', 1));
});
afterAll(() => server.close());

const archive = (session: Session, password = testPassword) =>
  server.call('archive', { password }, { session });
const close = (session: Session, password = testPassword) =>
  server.call('closeAccount', { password }, { session });
const execute = (statement: ReturnType<typeof sql>) =>
  server.database.transaction((transaction) => statement.execute(transaction));

/** The rows of every table as text. */
async function everything(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of Object.keys(personalData)) {
    const { rows } = await sql<{ text: string }>`
      SELECT coalesce(string_agg(t::text, E'\n' ORDER BY t::text), '') AS text FROM ${sql.table(table)} t`.execute(
      server.database.reader,
    );
    found.set(table, rows[0]!.text);
  }
  return found;
}

test('every column of every table says what it tells about a member, in the database as in the code', async () => {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    SELECT relname AS table, array_agg(attname::text ORDER BY attname) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relname NOT LIKE 'kysely_%'
    GROUP BY relname`.execute(server.database.reader);
  expect(rows.map(({ table }) => table).sort()).toEqual(Object.keys(personalData).sort());
  for (const { table, columns } of rows) {
    const declared = personalData[table as keyof typeof personalData];
    if (typeof declared === 'string')
      expect([table, columns]).not.toEqual([table, expect.arrayContaining(['member_id'])]);
    else expect([table, Object.keys(declared.columns).sort()]).toEqual([table, columns]);
  }
});

describe('a member takes out everything (SET-13, decision 80)', () => {
  it('has every row of every table about the member, and no secret', async () => {
    const { id, username, realName, cardNumber, address, picture, session } = await fullMember(server);
    const hashes = await server.database.reader
      .selectFrom('members')
      .select(['password_hash', 'fund_password_hash'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { text } = await archived(session);
    const parsed = JSON.parse(text) as Record<string, unknown[]>;
    for (const [table] of personalTables) expect([table, parsed[table]?.length]).not.toEqual([table, 0]);
    for (const mark of [username, realName, cardNumber, address, Buffer.from(picture).toString('base64')])
      expect(text).toContain(mark);
    for (const secret of [hashes.password_hash, hashes.fund_password_hash!, session.token])
      expect(text).not.toContain(secret);
    expect(parsed.entries).toHaveLength(
      (await server.call('moneyLog', { page: 1, limit: 50 }, { session })).answer!.total,
    );
  });

  it('has nothing about anybody else', async () => {
    const other = await fullMember(server);
    const { session } = await fullMember(server);
    const { text } = await archived(session);
    expect(text).not.toContain(other.username);
    expect(text).not.toContain(`"member_id":${other.id}`);
  });

  it('asks for the password, five times a day whether it is right or not', async () => {
    const session = await server.signUp();
    for (let asked = 0; asked < 5; asked += 1)
      expect(await archive(session, 'wrong')).toMatchObject({ code: 401, message: 'Wrong password' });
    expect(await archive(session)).toMatchObject({ code: 401, message: 'Daily limit 5 reached' });
    server.later(24 * 3_600_000);
    const { text } = await archived(await server.sessionOf(session.memberId));
    expect(JSON.parse(text)).toMatchObject({ member: session.memberId });
  });
});

describe('a member closes the account (decision 80)', () => {
  it('leaves nothing of the member but what the books need, without a name', async () => {
    const { username, realName, cardNumber, address, picture, session } = await fullMember(server);
    const before = await everything();
    const bytes = Buffer.from(picture).toString('hex');
    const marks = [username, username.toLowerCase(), realName, cardNumber, address, bytes];
    const marked = (found: Map<string, string>) =>
      [...found].flatMap(([table, text]) => (marks.some((mark) => text.includes(mark)) ? [table] : []));
    expect(marked(before)).toEqual(
      expect.arrayContaining(['members', 'login_failures', 'bank_cards', 'withdrawals', 'uploads']),
    );
    expect(await close(session)).toMatchObject({ code: 200 });
    const after = await everything();
    expect(marked(after)).toEqual([]);
    for (const table of ['entries', 'transfers', 'orders', 'recharges', 'operator_log'])
      expect([table, after.get(table)]).toEqual([table, before.get(table)]);
    expect(
      await reconcile({
        reader: server.database.reader,
        beacon: server.beacon,
        providers: [server.provider],
        now: server.now(),
        logKey: server.logKey,
        days: 7,
      }),
    ).toEqual([]);
  });

  it('ends every session, and the name neither signs in again nor is given to anybody', async () => {
    const { username, session } = await fullMember(server);
    await close(session);
    expect(await server.call('member', undefined, { session })).toMatchObject({ code: 401 });
    const login = { username, password: testPassword, language: 'en_us' } as const;
    expect(await server.call('login', login)).toMatchObject({ message: 'Wrong username or password' });
    for (const name of [username, username.toUpperCase()])
      expect(
        await server.call('register', { ...login, username: name, inviteCode: testInviteCode }),
      ).toMatchObject({ code: 401, message: 'Username taken' });
  });

  it('is refused with a wrong password, and while money is in the account or on its way', async () => {
    const member = await server.signUp({ balanceMinor: 5_000, card: true });
    expect(await close(member, 'wrong')).toMatchObject({ code: 401, message: 'Wrong password' });
    expect((await close(member)).message).toBe('There is still $50.00 in your account. Withdraw it first');
    await server.call('withdraw', { amount: '50', fundPassword }, { session: member });
    expect((await close(member)).message).toMatch(/^A withdrawal is still under way/);
    expect((await server.call('member', undefined, { session: member })).answer!.username).toBe(
      member.username,
    );
  });

  it('sends back what is paid afterwards', async () => {
    const member = await server.signUp();
    await server.recharge(member, '25');
    const { reference } = await server.database.reader
      .selectFrom('recharges')
      .select('reference')
      .where('member_id', '=', member.memberId)
      .executeTakeFirstOrThrow();
    await close(member);
    const refunded: string[] = [];
    const provider = {
      ...server.provider,
      refundPayment: (payment: { reference: string }) =>
        Promise.resolve(void refunded.push(payment.reference)),
    };
    const notice = { reference, outcome: 'paid', amountMinor: 2_500, currency: 'XTS' } as const;
    expect(await takePaymentNotice(server, { provider: 'sandbox', notice })).toBe('received');
    await createReceivedPayments({
      database: server.database,
      now: server.now,
      providers: [provider],
    }).advance();
    expect(refunded).toEqual([reference]);
    expect(await server.balance(member)).toBe(0);
  });

  it('the database lets no name and no card go for an account that is open, whoever asks', async () => {
    const { id, session } = await fullMember(server);
    const refused = { constraint: 'erased_when_closed' };
    await expect(execute(sql`DELETE FROM bank_cards WHERE member_id = ${id}`)).rejects.toMatchObject(refused);
    const renamed = { constraint: 'members_closed' };
    await expect(
      execute(sql`UPDATE members SET username = 'another' WHERE id = ${id}`),
    ).rejects.toMatchObject(renamed);
    await close(session);
    await expect(
      execute(sql`UPDATE members SET closed_at = NULL, username = 'another' WHERE id = ${id}`),
    ).rejects.toMatchObject(renamed);
  });
});

/** The archive as the text that a phone saves. */
async function archived(session: Session): Promise<{ text: string }> {
  const { body: text } = await server.app.inject({
    method: 'POST',
    url: '/api/member/archive',
    payload: new URLSearchParams({ password: testPassword }).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...sessionHeaders(session) },
  });
  return { text };
}
