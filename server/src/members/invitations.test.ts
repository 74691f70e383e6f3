import type { Session } from '@members/contract';
import { sql } from 'kysely';
import { endInviteCode, selectInviteCodes } from '.';
import { createTestServer, testInviteCode, testLogKey, testPassword, type TestServer } from '../../testing';
import { ensureSite } from '../site';
import { invitationLimits } from './invitations';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.database.transaction((transaction) => ensureSite(transaction, { open: true }));
});
beforeEach(() => allow(true));
afterAll(() => server.close());

const execute = (statement: ReturnType<typeof sql>) =>
  server.database.transaction((transaction) => statement.execute(transaction));
const allow = (allowed: boolean) => execute(sql`UPDATE site SET members_invite = ${allowed}`);
const invitation = async (session: Session) =>
  (await server.call('invitation', undefined, { session })).answer!;
const make = (session: Session) => server.call('makeInvitation', undefined, { session });
const codeOf = async (session: Session) => (await make(session)).answer!.code;
let names = 0;
const register = (inviteCode: string) => {
  names += 1;
  const username = `invited${names}`;
  return server.call('register', { username, password: testPassword, inviteCode, language: 'en_us' });
};
const refused = (message: string) => ({ code: 401, message });

describe('an invitation of one’s own (INV-01)', () => {
  test('is made when the member asks, once, and has no word and no look-alike in it', async () => {
    const session = await server.signUp();
    expect(await invitation(session)).toEqual({ open: true, code: '', invited: 0 });
    const codes = await Promise.all([codeOf(session), codeOf(session)]);
    expect(codes[0]).toMatch(/^[2-9BCDFGHJKMNPQRTVWXYZ]{10}$/);
    expect(new Set([...codes, (await invitation(session)).code]).size).toBe(1);
  });

  test('lets others register and tells how many did, by number alone', async () => {
    const session = await server.signUp();
    const code = await codeOf(session);
    expect((await register(code)).code).toBe(200);
    expect((await register(code)).code).toBe(200);
    expect(await invitation(session)).toEqual({ open: true, code, invited: 2 });
  });

  test('brings nobody any money (INV-02)', async () => {
    const session = await server.signUp();
    const { answer: newcomer } = await register(await codeOf(session));
    const balances = await Promise.all([server.balance(session), server.balance(newcomer!)]);
    expect(balances).toEqual([0, 0]);
    const { memberId } = await server.signUp();
    const rich = execute(sql`
      INSERT INTO invite_codes (code, max_uses, opening_balance_minor, member_id)
      VALUES ('RICHCODE23', 5, 100, ${memberId})`);
    await expect(rich).rejects.toMatchObject({ constraint: 'invite_codes_of_members' });
  });

  test('is not among the codes of operators, who can end it for good', async () => {
    const session = await server.signUp();
    const code = await codeOf(session);
    expect((await selectInviteCodes(server.database.reader)).map((each) => each.code)).toEqual([
      testInviteCode,
    ]);
    await endInviteCode(server.database, code, { operator: 'ana', now: new Date(), logKey: testLogKey });
    expect(await register(code)).toMatchObject(refused('Invalid invite code'));
    expect((await make(session)).answer).toMatchObject({ open: true, code: '' });
  });
});

describe('a site that lets nobody but operators invite (INV-03)', () => {
  test('makes no code and takes none that was made before', async () => {
    const [before, session] = [await server.signUp(), await server.signUp()];
    const code = await codeOf(before);
    await allow(false);
    expect(await make(session)).toMatchObject(refused('Members can’t invite others on this site'));
    expect(await register(code)).toMatchObject(refused('Invalid invite code'));
    expect((await invitation(before)).open).toBe(false);
    expect((await register(testInviteCode)).code).toBe(200);
  });
});

describe('invitations are not for crowds', () => {
  test('a day takes so many registrations by one code, and the next one more', async () => {
    const session = await server.signUp();
    const code = await codeOf(session);
    await execute(
      sql`WITH crowd AS (
        INSERT INTO members (username, password_hash, avatar_url)
        SELECT 'crowd' || n, '', '/head/1.png' FROM generate_series(1, ${invitationLimits.perDay}::integer) n
        RETURNING id)
      INSERT INTO member_invitations (member_id, code) SELECT id, ${code} FROM crowd`,
    );
    const busy = 'This invitation was used very often today. Please try again tomorrow';
    expect(await register(code)).toMatchObject(refused(busy));
  });

  test('the code of a member who is offline invites nobody', async () => {
    const session = await server.signUp();
    const code = await codeOf(session);
    await execute(sql`UPDATE members SET status = 0 WHERE id = ${session.memberId}`);
    expect(await register(code)).toMatchObject(refused('Invalid invite code'));
  });

  test('a visitor has none', async () => {
    expect((await server.call('makeInvitation', undefined)).code).toBe(401);
  });
});
