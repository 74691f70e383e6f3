import { Pending, UsageError } from '@members/command-line';
import { helpTexts } from '@members/command-line/testing';
import { operatorProgram } from '@members/server/operatorProgram';
import { createTestServer, runOperator, type TestServer } from '../../../server/testing';
import { administrationOf, type TestOfficeOperator } from '../../../server/testing/officeBrowser';

let server: TestServer;
let ana: TestOfficeOperator;
beforeAll(async () => {
  server = await createTestServer();
  const { add } = administrationOf({ database: server.database, now: () => new Date() });
  ana = await add('ana', ['money.change', 'administration.change']);
});
afterAll(() => server.close());

/** As `npm run operator -- …`, in this process; the long form starts one. */
const run = (...args: string[]) => runOperator(args, { ...server.env, OPERATOR: 'ana' });

test('npm run operator prints, is refused, says what is wrong with its arguments, and tells what waits (OFC-122)', async () => {
  expect(JSON.parse(await run('proposals', '--json'))).toHaveProperty('proposals');
  const failure = (...args: string[]) => run(...args).catch((error: unknown) => error as Error);
  const refused = await failure('withdrawal', '--id', '999999');
  expect(refused).toEqual(new Error('There is no withdrawal 999999.'));
  const unknown = await failure('draw', '6,6,6');
  expect(unknown).toBeInstanceOf(UsageError);
  expect(unknown).toHaveProperty(
    'message',
    expect.stringMatching(/^There is no command draw\.\n\nUsage: npm run operator -- \[command\]\n/),
  );
  for (const command of ['move-withdrawals', 'members', 'operators', 'log-lines'])
    expect(unknown).toHaveProperty('message', expect.stringContaining(`\n  ${command} `));
  const rule = ['--min', '20', '--max', '900', '--per-day', '5', '--two-operators-from', '99.50'];
  const waits = await failure('set-withdrawal-rule', ...rule, '--code', ana.code());
  expect(waits).toBeInstanceOf(Pending);
  expect(waits).toHaveProperty(
    'message',
    expect.stringMatching(/^This waits for a second operator as proposal \d+: /),
  );
});

test('npm run operator shows at every level what there is, with an example', () => {
  for (const [path, help] of helpTexts(operatorProgram)) {
    const call = `npm run operator -- ${path}`.trimEnd();
    expect(help).toContain(`Usage: ${call}`);
    expect(help).toContain(`Example:\n  ${call}`);
  }
});
