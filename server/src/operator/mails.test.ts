import { UsageError } from '@members/command-line';
import { createTestOperator, createTestServer, type TestOperator, type TestServer } from '../../testing';
import { confirmedMember } from '../../testing/recovery';
import { mailMember } from '../mail';

let server: TestServer;
let operator: TestOperator;
let username: string;
let memberId: number;
beforeAll(async () => {
  server = await createTestServer();
  operator = createTestOperator(server);
  const member = await confirmedMember(server);
  username = member.username;
  memberId = member.session.memberId;
});
afterAll(() => server.close());
beforeEach(() => server.database.transaction((transaction) => transaction.deleteFrom('mails').execute()));

const run = (...args: string[]) => operator.run('mails', ...args);
const code = () => ({ salt: Buffer.alloc(16, 7), expiresAt: new Date(Date.now() + 600_000) });

/** Answers the number of a mail that waits, or that was given up. */
async function mail(kind: 'security' | 'newPassword', { givenUp = false } = {}): Promise<number> {
  const now = new Date();
  const written =
    kind === 'security' ? { places: { event: 'card', device: 'Secret phone' } } : { code: code() };
  return server.database.transaction(async (transaction) => {
    await mailMember(transaction, { memberId, kind, ...written, now });
    const { id } = await transaction
      .updateTable('mails')
      .set(givenUp ? { due_at: null, attempts: 3, error: '550 No such user' } : { attempts: 1 })
      .where('attempts', '=', 0)
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

describe('npm run operator -- mails (RCV-01, decision 99)', () => {
  test('lists what has not left: number, kind, member, state, tries and time, never code, address or text', async () => {
    const [waiting, failed] = [await mail('newPassword'), await mail('security', { givenUp: true })];
    const time = String.raw`\d{4}-\d\d-\d\d \d\d:\d\d:\d\d`;
    expect((await run()).split('\n').map((line) => line.trim())).toEqual([
      expect.stringMatching(`^${waiting} +newPassword +${username} +waits until ${time} +1 try +${time}$`),
      expect.stringMatching(
        `^${failed} +security +${username} +given up +3 tries +${time} +550 No such user$`,
      ),
    ]);
    expect(await run()).not.toMatch(/Secret phone|@|0707/);
  });

  test('says that none waits', async () => {
    expect(await run()).toBe('No mail waits.');
  });

  test('has one that was given up sent again, with a line in the log', async () => {
    const id = await mail('security', { givenUp: true });
    expect(await run('send-again', String(id), '--reason', 'server is back')).toMatch(
      `Mail ${id} is tried again`,
    );
    expect(await run()).toMatch(/waits until/);
    const details = { memberId, kind: 'security', reason: 'server is back' };
    expect((await operator.log()).at(-1)).toEqual(['ana', 'mail sent again', `mail ${id}`, details]);
  });

  test('leaves alone what waits and what there is not', async () => {
    const [id, before] = [await mail('security'), await operator.log()];
    for (const number of [id, 999_999])
      await expect(run('send-again', String(number))).rejects.toThrow(
        `There is no mail ${number} that was given up.`,
      );
    expect(await operator.log()).toEqual(before);
  });

  test.each([[['send-again']], [['send-again', 'x']], [['read', '1']]])('refuses %j', async (args) => {
    await expect(run(...args)).rejects.toThrow(UsageError);
  });
});
