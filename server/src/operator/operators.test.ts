import { codeOf } from '../../testing/officeBrowser';
import {
  createTestOperator,
  createTestServer,
  noon,
  type TestOperator,
  type TestServer,
} from '../../testing';

let server: TestServer;
let ana: TestOperator;
beforeEach(async () => {
  server = await createTestServer({ time: noon });
  ana = createTestOperator(server);
});
afterEach(() => server.close());

const operators = (...args: string[]) => ana.run('operators', ...args);
const shownCode = (printed: string) => codeOf(/otpauth:\S+/.exec(printed)![0], new Date());

describe('npm run operator -- operators', () => {
  test('lets the first one in by a link, without a code', async () => {
    expect(await operators('add', 'ana', '--roles', 'owner')).toMatch(
      /^ana gets in by this link, once and within 24 hours:\n {2}http:\/\/localhost:\d+\/enrol#[\w-]{43}$/,
    );
    // Nobody has come in yet, so that a lost link is no end.
    expect(await operators('reset', 'ana')).toContain('/enrol#');
    expect(await operators()).toMatch(/^ana {2}owner/);
    expect((await ana.log()).map((line) => line.slice(0, 3))).toEqual([
      ['ana', 'operator added', 'operator ana'],
      ['ana', 'operator reset', 'operator ana'],
    ]);
  });

  test('asks an administrator for a code, once there is one who has codes', async () => {
    const printed = await operators('add', 'ana', '--rights', 'administration.change', '--secrets');
    expect(printed).toMatch(/Password {7}\S{20}\n {2}One-time code {2}otpauth:\/\//);
    const more = ['bea', '--roles', 'editor,auditor'];
    await expect(operators('add', ...more, '--code', '000000')).rejects.toThrow('The one-time code is wrong');
    expect(await operators('add', ...more, '--code', shownCode(printed))).toContain('/enrol#');
    await expect(operators('disable', 'bea', '--code', shownCode(printed))).rejects.toThrow('used already');
  });

  test('gives other roles, disables and enables', async () => {
    await operators('add', 'bea', '--roles', 'editor');
    expect(await operators('roles', 'bea', 'cashier,games')).toBe('bea is cashier, games.');
    expect(await operators('disable', 'bea')).toBe('bea can’t sign in any more.');
    expect(await operators()).toMatch(/^bea {2}disabled/);
    expect(await operators('enable', 'bea')).toBe('bea can sign in again.');
    expect(await operators()).toMatch(/^bea {2}cashier, games/);
    await expect(operators('roles', 'eve', 'owner')).rejects.toThrow('There is no operator eve.');
  });

  test.each([
    [['add', 'bea'], 'Say what they may do, with --roles.'],
    [['add', 'bea', '--roles', 'king'], 'There is no role king.'],
    [['add', 'Bea', '--roles', 'editor'], 'lower case letters'],
    [['add', 'bea', '--rights', 'win.change'], 'There is no right "win.change".'],
  ])('refuses %j', async (args, sentence) => {
    await expect(operators(...args)).rejects.toThrow(sentence);
  });
});
