import { decodeData, encodeBase64, type Envelope } from '@members/contract';
import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { createLocalBeacon } from '../draws';
import { createCodeOf } from '../codes';
import { createMemberApi } from '../createMemberApi';
import { createRounds } from '../lottery';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loggerOptions } from './logged';
import { createTestOutbox } from '../../testing/testOutbox';
import { createTestDatabase } from '../../testing';

test('no query, body or token reaches the log, not even of a fault (D58)', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'members-log-'));
  const database = await createTestDatabase({ own: true });
  const beacon = createLocalBeacon({ dataDir });
  const app = Fastify({ logger: { ...loggerOptions('trace'), stream } as object });
  const rounds = createRounds({ database, beacon });
  const codeOf = createCodeOf('pepper');
  await app.register(
    createMemberApi({
      database,
      passwordPepper: 'pepper',
      cardKeys: ['card-key'],
      ssoSecret: 'secret-key',
      clipSecret: 'clip-key',
      beacon,
      rounds,
      ...createTestOutbox({ database, codeOf, now: () => new Date(), onError: () => {} }),
      codeOf,
    }),
  );
  await database.transaction((transaction) =>
    transaction.insertInto('invite_codes').values({ code: 'secret-code' }).execute(),
  );
  const send = async (path: string, fields: Record<string, string>, headers = {}) => {
    const payload = new URLSearchParams(fields).toString();
    const form = { ...headers, 'content-type': 'application/x-www-form-urlencoded' };
    await app.inject({ url: `${path}?${payload}`, headers });
    return app.inject({ method: 'POST', url: path, headers: form, payload });
  };
  const account = { username: 'secretuser', password: 'secret-old', code: 'secret-code' };
  const registered = await send('/api/member/doRegister', account);
  const session = decodeData(registered.json<Envelope>().data) as { id: number; tokensso: string };
  const headers = { tokensso: session.tokensso, token: encodeBase64(String(session.id)) };
  const calls = async () => {
    await app.inject('/api/preview/secret.preview.token/system/base');
    await send('/api/member/setName', { name: 'secret name' }, headers);
    const change = { old_password: 'secret-old', new_password: 'secret-new' };
    await send('/api/member/setLoginPassword', change, headers);
    await send('/api/member/doLogin', { username: 'secretuser', password: 'secret-old' });
    await send('/api/member/doLoginthird', { sso: 'secret.secret.secret', username: 'secretuser' });
    await send('/api/member/uploadHeaderImg', { header_img: '/secret.png' }, headers);
  };
  await calls();
  await database.owner.transaction((transaction) => transaction.schema.dropTable('login_failures').execute());
  await database.owner.transaction((transaction) =>
    transaction.schema.alterTable('members').dropColumn('real_name').execute(),
  );
  await calls();
  await app.close();
  await database.close();
  rmSync(dataDir, { recursive: true });

  const log = lines.join('');
  expect(log).toContain('"path":"/api/member/setName"');
  expect(log).toContain('a call failed');
  expect(log).toMatch(/"reqId":"\w+/);
  expect(log).not.toContain('secret');
  expect(log).not.toContain(session.tokensso);
  expect(log).not.toContain(headers.token);
});
