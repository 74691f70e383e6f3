import { addInviteCode, endInviteCode } from './inviteCodes';
import { insertMember } from './store';
import { insertInvitation, useInviteCode } from './inviteCodeStore';
import { createTestDatabase, lockIsAwaited, testLogKey, type TestDatabase } from '../../testing';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

const act = { operator: 'ana', now: new Date('2026-11-21T12:00:00Z'), logKey: testLogKey };

describe('an invite code that ends while somebody registers (call 18)', () => {
  test.each([
    ['without a limit', 'ANYBODY', null],
    ['with uses left', 'SEVERAL', 5],
  ])('%s: the registration under way is finished first, none comes after', async (_, code, maxUses) => {
    await addInviteCode(database, { code, maxUses, openingBalanceMinor: 0 }, act);
    let ending: Promise<void>;
    let ended = false;
    await database.transaction(async (transaction) => {
      expect(await useInviteCode(transaction, code)).toMatchObject({ code, openingBalanceMinor: 0 });
      ending = endInviteCode(database, code, act).finally(() => (ended = true));
      await lockIsAwaited(database.reader);
      const member = { username: `one${code}`, passwordHash: 'none', avatarUrl: '/head/1.png' };
      await insertInvitation(transaction, { memberId: (await insertMember(transaction, member))!, code });
      expect(ended).toBe(false);
    });
    await ending!;
    expect(await database.transaction((transaction) => useInviteCode(transaction, code))).toBeNull();
  });
});
