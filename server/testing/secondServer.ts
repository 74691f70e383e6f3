import { createCodeOf } from '../src/codes';
import { createMemberApi } from '../src/createMemberApi';
import { createHttpServer } from '../src/http';
import { createRounds } from '../src/lottery';
import { createTestOutbox } from './testOutbox';
import { quickPasswords, testCardKey, testPepper, testSsoSecret, type TestServer } from './createTestServer';

/** Another process on the database of a test server, as far as members can tell: with rounds and streams of its own. */
export async function secondServer(server: TestServer): Promise<{ address: string; close(): Promise<void> }> {
  const { database, beacon, now, errors } = server;
  const onError = (error: unknown) => void errors.push(error);
  const app = createHttpServer({ logLevel: 'silent' });
  const codeOf = createCodeOf(testPepper);
  await app.register(
    createMemberApi({
      database,
      beacon,
      rounds: createRounds({ database, beacon, now, onError }),
      passwordPepper: testPepper,
      passwords: quickPasswords(testPepper),
      cardKeys: [testCardKey],
      ssoSecret: testSsoSecret,
      clipSecret: 'the key of clip addresses in tests',
      ...createTestOutbox({ database, codeOf, now, onError }),
      codeOf,
      onError,
      now,
    }),
  );
  return { address: await app.listen({ host: '127.0.0.1', port: 0 }), close: () => app.close() };
}
