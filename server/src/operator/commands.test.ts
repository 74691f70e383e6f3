import { UsageError } from '@members/command-line';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runOperator } from './runOperator';
import { createTestServer, type TestServer, testSsoSecret } from '../../testing';

let server: TestServer;
let dataDir: string;
beforeAll(async () => {
  server = await createTestServer();
  dataDir = mkdtempSync(join(tmpdir(), 'members-operator-'));
});
afterAll(async () => {
  await server.close();
  rmSync(dataDir, { recursive: true });
});

const env = (more: Record<string, string> = {}) => ({
  DATABASE_URL: server.database.url,
  DATA_DIR: dataDir,
  SSO_SECRET: testSsoSecret,
  PASSWORD_PEPPER: 'test pepper',
  ...more,
});

describe('npm run operator -- members', () => {
  test('takes a member offline in an operator’s name, and logs it', async () => {
    const session = await server.signUp({ username: 'offline1' });
    await expect(runOperator(['members', 'disable', 'offline1'], env())).rejects.toThrow('Say who you are');
    const args = ['disable', 'offline1', '--operator', 'Ana', '--reason', 'asked for'];
    expect(await runOperator(['members', ...args], env())).toBe('offline1 is offline now.');
    expect((await server.call('moreVideos', undefined, { session })).message).toBe('Account offline');
    expect(await runOperator(['log'], env())).toMatch(
      /ana {2}member disabled {2}member \d+ {2}.*"reason":"asked for"/,
    );
    expect(await runOperator(['members', 'enable', 'offline1'], env({ OPERATOR: 'ana' }))).toBe(
      'offline1 is online again.',
    );
    expect((await server.call('moreVideos', undefined, { session })).code).toBe(200);
  });

  test('lists who signed in as a member and who tried to', async () => {
    const { username } = await server.signUp({ username: 'signer1' });
    await server.call('login', { username, password: 'wrong-1', language: 'en_us' });
    expect(await runOperator(['members', 'sign-ins', 'SIGNER1'], env())).toMatch(
      /^\S+ \S+ {2}wrong password {2}unknown device {2}127\.0\.0\.1\n\S+ \S+ {2}signed in {7}unknown device {2}127\.0\.0\.1$/,
    );
    await expect(runOperator(['members', 'sign-ins', 'nobody9'], env())).rejects.toThrow(
      'There is no member nobody9.',
    );
  });

  test.each([
    [[]],
    [['win', 'demo']],
    [['disable']],
    [['disable', 'demo', 'x']],
    [['disable', 'demo', '--win']],
  ])('refuses %j as wrong arguments', async (args) => {
    await expect(runOperator(['members', ...args], env({ OPERATOR: 'ana' }))).rejects.toThrow(UsageError);
  });
});

describe('a command', () => {
  test('says that nothing runs, and where', async () => {
    await expect(runOperator(['log'], env({ DATABASE_URL: '' }))).rejects.toThrow(
      `Nothing runs on ${dataDir}. Start the system, or set DATA_DIR or DATABASE_URL.`,
    );
  });
});

describe('npm run operator -- sso-ticket (call 19)', () => {
  const make = (username: string, more: Record<string, string>) =>
    runOperator(['sso-ticket', username], env({ OPERATOR: 'ana', ...more }));

  test('prints an address that signs a member in, and logs it', async () => {
    const { memberId, username } = await server.signUp();
    const address = new URL(await make(username, { PORT: '8123' }));
    expect([address.origin, address.searchParams.get('username')]).toEqual([
      'http://localhost:8123',
      username,
    ]);
    const ticket = address.searchParams.get('sso')!;
    const { answer } = await server.call('ssoLogin', { ticket, username, language: 'en_us' });
    expect(answer).toMatchObject({ memberId });
    expect(await runOperator(['log'], env())).toContain(
      `ana  single sign-on ticket made  member ${username}`,
    );
  });

  test('is refused where it is no demonstration', async () => {
    const { username } = await server.signUp();
    await expect(make(username, { DEMO: '0' })).rejects.toThrow('for demonstrations only (DEMO=1)');
    expect(await runOperator(['log'], env())).not.toContain(username);
  });
});
