import { captureOutput, UsageError } from '@members/command-line';
import { createTestServer, type TestServer } from '../../../server/testing';
import { ssoTicketProgram } from './ssoTicketProgram';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const run = (args: string[], more: Record<string, string> = {}) =>
  captureOutput(ssoTicketProgram, args, { ...server.env, ...more });

describe('npm run sso-ticket (call 19)', () => {
  test('prints an address of the app that signs a member in', async () => {
    const { memberId, username } = await server.signUp();
    const address = new URL(await run([username], { PORT: '8123' }));
    expect([address.origin, address.searchParams.get('username')]).toEqual([
      'http://localhost:8123',
      username,
    ]);
    const ticket = address.searchParams.get('sso')!;
    const { answer } = await server.call('ssoLogin', { ticket, username, language: 'en_us' });
    expect(answer).toMatchObject({ memberId });
  });

  test('is refused where it is no demonstration', async () => {
    await expect(run(['demo'], { DEMO: '0' })).rejects.toThrow('for demonstrations only (DEMO=1)');
  });

  test('refuses wrong arguments', async () => {
    await expect(run([])).rejects.toThrow(UsageError);
  });
});
