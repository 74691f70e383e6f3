import { UsageError } from '@members/command-line';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createTestOperator,
  type TestOperator,
  createTestServer,
  type TestServer,
  runOperator,
} from '../../testing';

let server: TestServer;
let operator: TestOperator;
let folder: string;
beforeAll(async () => {
  server = await createTestServer();
  operator = createTestOperator(server);
  folder = mkdtempSync(join(tmpdir(), 'members-messages-'));
  const text = { en_us: { name: 'Hello', text: '<b>Ana</b>' }, ko_ko: { name: '안녕', text: '아나' } };
  writeFileSync(join(folder, 'hello.json'), JSON.stringify(text));
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const run = (...args: string[]) => runOperator(['messages', ...args], { ...operator.env, INIT_CWD: folder });

describe('npm run operator -- messages (NOT-03)', () => {
  test.each([
    [[], 'message', 'message sent'],
    [['--answer'], 'support', 'answer sent'],
  ])(
    'sends one with %j to the member alone, with a line in the log that has no text',
    async (options, kind, action) => {
      const [session, other] = [await server.signUp(), await server.signUp()];
      expect(await run('send', session.username, 'hello.json', ...options)).toBe(
        `${session.username} reads it in en_us ko_ko.`,
      );
      const read = async (reader: typeof session) =>
        (await server.call('messages', undefined, { session: reader, language: 'ko_ko' })).answer!.messages;
      expect(await read(session)).toMatchObject([{ kind, name: '안녕', text: '아나', unread: true }]);
      expect(await read(other)).toEqual([]);
      const line = [
        'ana',
        action,
        `member ${session.memberId}`,
        {
          memberId: session.memberId,
          languages: 'en_us ko_ko',
        },
      ];
      expect((await operator.log()).at(-1)).toEqual(line);
    },
  );

  test('says that there is no such member, and tells nobody', async () => {
    const before = await operator.log();
    await expect(run('send', 'nobody1', 'hello.json')).rejects.toThrow('There is no member nobody1.');
    expect(await operator.log()).toEqual(before);
  });

  test.each([[['send']], [['send', 'demo']], [['read', 'demo']]])(
    'refuses %j as wrong arguments',
    async (args) => {
      await expect(run(...args)).rejects.toThrow(UsageError);
    },
  );
});
