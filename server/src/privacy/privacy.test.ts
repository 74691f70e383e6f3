import type { Session } from '@members/contract';
import { sql } from 'kysely';
import { personalData, personalTables } from '../database/personalData';
import { createReceivedPayments, takePaymentNotice } from '../recharge';
import { reconcile } from '../reconciliation';
import { createReview } from '../withdrawals';
import { bookByOperators } from '../../testing/bookByOperators';
import { insertVideos } from '../../testing/content';
import {
  bank,
  createTestOperator,
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

/** A member with rows in every table that holds something about members, and nothing left in the account. */
async function fullMember() {
  count += 1;
  const marks = {
    username: `Wanderer${count}`,
    realName: `Person Number ${count}`,
    cardNumber: `91827364554637${10 + count}`,
    address: `203.0.113.${count}`,
    picture: `the picture of ${count}`,
  };
  const { username, realName, cardNumber, address, picture } = marks;
  const member = await server.signUp({ username, fundPassword: true });
  const id = member.memberId;
  await server.call('setRealName', { name: realName }, { session: member });
  const card = { cardNumber, bankName: bank.name, bankCode: bank.code, holder: realName };
  await server.call('bindCard', card, { session: member });
  await server.choose(await server.recharge(member, '100'), 'pay');
  const game = await server.newGame();
  await server.tick();
  const { nextPeriod: period } = await server.lottery.gameState(game.key, 'en_us');
  await server.place({ memberId: id, game, period, betTypes: ['bi', 'sm'], stake: 10 });
  server.later(2 * game.roundMs);
  for (let step = 0; step < 3; step += 1) await server.tick();
  const review = createReview(server);
  await review.setRule({ perDay: 10, minMinor: 1 }, server.act('alice'));
  const amount = ((await server.balance(member)) / 100).toFixed(2);
  await server.call('withdraw', { amount, fundPassword }, { session: member });
  for (const step of ['approve', 'send', 'arrive'] as const)
    await review[step]({ id: (await review.list()).at(-1)?.id ?? 0, ...server.act('alice') });
  await bookByOperators(server, { member, reason: realName });
  await createTestOperator(server).run('members', 'sign-out', username);
  for (const row of [
    sql`play_limits (member_id, kind, amount_minor) VALUES (${id}, 'lossDay', 5)`,
    sql`play_pauses VALUES (${id}, '2026-01-01')`,
    sql`invite_codes (code, max_uses, member_id) VALUES (${`CODE${id}`}, 5, ${id})`,
    sql`play_control_log (member_id, action, subject, at) VALUES (${id}, 'paused', 'day', now())`,
    sql`uploads (name, member_id, webp, created_at) VALUES (${username.padEnd(22, '-')}, ${id}, ${Buffer.from(picture)}, now())`,
    sql`video_plays SELECT min(id), ${id} FROM videos`,
    sql`login_failures (username, address) VALUES (${username.toLowerCase()}, ${address})`,
    sql`known_devices VALUES (${id}, sha256(${picture}), now())`,
    sql`recovery_codes VALUES (${id}, sha256(${picture}), now(), now())`,
    sql`passkey_users VALUES (${id}, sha256(${username}), now())`,
    sql`passkeys (member_id, credential_id, public_key, counter, transports, name, created_at) VALUES (${id}, sha256(${username}), 'key', 1, '', ${username}, now())`,
    sql`passkey_challenges VALUES (sha256(${username}), 'add', ${id}, NULL, now())`,
    sql`sign_ins (member_id, at, outcome, device, address) VALUES (${id}, now(), 'signedIn', 'Chrome · Android', ${address})`,
    sql`messages (member_id, kind, details, created_at) VALUES (${id}, 'message', ${JSON.stringify({ name: { en_us: realName } })}, now())`,
    sql`message_switches (member_id) VALUES (${id})`,
    sql`push_subscriptions (member_id, endpoint, p256dh, auth, language, created_at) VALUES (${id}, ${`https://push.example/${address}`}, ${Buffer.alloc(65)}, ${Buffer.alloc(16)}, 'en_us', now())`,
    sql`message_marks VALUES (${id}, now())`,
    sql`support_conversations (member_id, language, last_at, created_at) VALUES (${id}, 'en_us', now(), now())`,
    sql`support_messages (conversation_id, number, kind, text, created_at) SELECT id, 1, 'member', ${realName}, now() FROM support_conversations WHERE member_id = ${id}`,
    sql`support_pictures SELECT ${username.padEnd(22, '-')}, id, 1, ${Buffer.from(picture)}, 1, 1, now() FROM support_conversations WHERE member_id = ${id}`,
    sql`login_guards VALUES (${username.toLowerCase()}, now())`,
    sql`slips_told VALUES (${id}, 1, now())`,
    sql`mail_addresses VALUES (${id}, ${`${username.toLowerCase()}@example.com`}, 'en_us', now())`,
    sql`codes (member_id, purpose, address, network, salt, created_at, expires_at) VALUES (${id}, 'newPassword', ${`${username.toLowerCase()}@example.com`}, ${address}, substr(sha256(${picture}), 1, 16), now(), now())`,
    sql`fund_password_resets VALUES (${id}, now(), now() + interval '1 hour', now() + interval '2 hours')`,
    sql`mails (member_id, address, language, kind, places, created_at, expires_at) VALUES (${id}, ${`${username.toLowerCase()}@example.com`}, 'en_us', 'security', '{}', now(), now())`,
  ])
    await execute(sql`INSERT INTO ${row}`);
  return { id, ...marks, session: await server.sessionOf(id) };
}
let count = 0;

/** The rows of every table as text. */
async function everything(): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  for (const table of Object.keys(personalData)) {
    const { rows } = await sql<{ text: string }>`
      SELECT coalesce(string_agg(t::text, E'\n'), '') AS text FROM ${sql.table(table)} t`.execute(
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
    const { id, username, realName, cardNumber, address, picture, session } = await fullMember();
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
    const other = await fullMember();
    const { session } = await fullMember();
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
    const { username, realName, cardNumber, address, picture, session } = await fullMember();
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
    const { username, session } = await fullMember();
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
    const { id, session } = await fullMember();
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
