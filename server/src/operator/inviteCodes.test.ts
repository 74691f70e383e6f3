import { UsageError } from '@members/command-line';
import {
  createTestOperator,
  type TestOperator,
  testPassword,
  createTestServer,
  type TestServer,
} from '../../testing';

let server: TestServer;
let operator: TestOperator;
beforeAll(async () => {
  server = await createTestServer();
  operator = createTestOperator(server);
});
afterAll(() => server.close());

const run = (...args: string[]) => operator.run('invite-codes', ...args);
const register = (username: string, inviteCode: string) =>
  server.call('register', { username, password: testPassword, inviteCode, language: 'en_us' });
const lineOf = async (code: string) =>
  (await run())
    .split('\n')
    .find((line) => line.startsWith(`${code} `))
    ?.split(/ {2,}/)
    .slice(1, 4);

describe('npm run operator -- invite-codes (AUTH-07, decision 0007)', () => {
  test('adds a code with a number of uses and an opening balance', async () => {
    const options = ['--uses', '2', '--opening-balance', '10.50', '--reason', 'spring'];
    expect(await run('add', 'SPRING-26', ...options)).toBe(
      'SPRING-26 is an invite code now. Everybody who registers with it receives 10.50: 21.00 at most in all.',
    );
    expect(await lineOf('SPRING-26')).toEqual(['in use', '0 of 2 registered', 'opens with 10.50']);
    const { answer: session } = await register('spring1', 'SPRING-26');
    expect((await server.call('member', undefined, { session: session! })).answer).toMatchObject({
      balanceMinor: 1050,
    });
    await register('spring2', 'SPRING-26');
    expect((await register('spring3', 'SPRING-26')).message).toBe('Invalid invite code');
    expect(await lineOf('SPRING-26')).toEqual(['used up', '2 of 2 registered', 'opens with 10.50']);
    const details = { uses: 2, openingBalance: '10.50', reason: 'spring' };
    expect(await operator.log()).toEqual([['ana', 'invite code added', 'invite code SPRING-26', details]]);
  });

  test('ends a code: nobody registers with it, and members keep what they have', async () => {
    expect(await run('add', 'OPEN', '--uses', 'unlimited', '--opening-balance', '5')).toMatch(
      /5\.00: without a limit in all\.$/,
    );
    const { answer: session } = await register('opened1', 'OPEN');
    expect(await lineOf('OPEN')).toEqual(['in use', '1 registered', 'opens with 5.00']);
    expect(await run('end', 'OPEN', '--reason', 'it was shared')).toBe(
      'OPEN has ended: nobody registers with it any more.',
    );
    expect((await register('opened2', 'OPEN')).message).toBe('Invalid invite code');
    const { answer } = await server.call('member', undefined, { session: session! });
    expect(answer).toMatchObject({ active: true, balanceMinor: 500 });
    expect(await lineOf('OPEN')).toEqual(['ended', '1 registered', 'opens with 5.00']);
    const line = ['ana', 'invite code ended', 'invite code OPEN', { reason: 'it was shared' }];
    expect((await operator.log()).at(-1)).toEqual(line);
  });

  test('ends a code with uses left, whose name can’t be used again', async () => {
    await run('add', 'TWICE', '--uses', '2');
    await register('twice1', 'TWICE');
    await run('end', 'TWICE');
    expect((await register('twice2', 'TWICE')).message).toBe('Invalid invite code');
    await expect(run('end', 'TWICE')).rejects.toThrow('There is no invite code TWICE that is in use.');
    await expect(run('add', 'TWICE', '--uses', '9')).rejects.toThrow(
      'There is an invite code TWICE already.',
    );
    expect(await lineOf('TWICE')).toEqual(['ended', '1 of 2 registered', 'opens with 0.00']);
  });

  test('a code that is added twice at the same time exists once and is logged once', async () => {
    const lines = (await operator.log()).length;
    const add = () => run('add', 'SAME', '--uses', '1').catch((error: Error) => error.message);
    expect((await Promise.all([add(), add()])).sort()).toEqual([
      'SAME is an invite code now.',
      'There is an invite code SAME already.',
    ]);
    expect(await operator.log()).toHaveLength(lines + 1);
  });

  test.each([
    [['end', 'NOSUCH'], 'There is no invite code NOSUCH'],
    [['add', 'NEW1', '--uses', '0'], "Option '--uses"],
    [['add', 'NEW1', '--uses', '1.5'], "Option '--uses"],
    [['add', 'NEW1', '--uses', '1000000'], "Option '--uses"],
    [['add', 'NEW1', '--uses', '1', '--opening-balance', '1,000'], "Option '--opening-balance"],
    [['add', 'NEW1', '--uses', '1', '--opening-balance=-5'], "Option '--opening-balance"],
    [['add', 'NEW1', '--uses', '1', '--opening-balance', '1000000.01'], "Option '--opening-balance"],
    [['add', 'new1', '--uses', '1'], '4 to 32 capital letters'],
    [['add', 'ABC', '--uses', '1'], '4 to 32 capital letters'],
    [['add', 'WITH SPACE', '--uses', '1'], '4 to 32 capital letters'],
  ])('refuses %j', async (args, sentence) => {
    const before = [await run(), await operator.log()];
    await expect(run(...args)).rejects.toThrow(sentence);
    expect([await run(), await operator.log()]).toEqual(before);
  });

  test.each([
    [['add', 'NEW1']],
    [['add', '--uses', '1']],
    [['end', 'SAME', '--uses', '1']],
    [['--opening-balance', '1']],
    [['remove', 'SAME']],
    [['end', 'SAME', 'OPEN']],
  ])('refuses %j as wrong arguments', async (args) => {
    await expect(run(...args)).rejects.toThrow(UsageError);
  });
});
