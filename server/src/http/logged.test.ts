import Fastify from 'fastify';
import { Writable } from 'node:stream';
import { createLocalBeacon } from '../draws';
import { createMemberApi } from '../createMemberApi';
import { createRounds } from '../lottery';
import { createTestDatabase } from '../testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loggerOptions } from './logged';

test('no query, body or token reaches the log, not even of a fault (D58)', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'members-log-'));
  const database = await createTestDatabase();
  const beacon = createLocalBeacon({ dataDir });
  const app = Fastify({ logger: { ...loggerOptions('trace'), stream } as object });
  const rounds = createRounds({ database, beacon });
  await app.register(createMemberApi({ database, passwordPepper: 'pepper', beacon, rounds }));
  await database.transaction((transaction) => transaction.schema.dropTable('login_failures').execute());
  const headers = { tokensso: 'secret-token', token: 'secret-id' };
  await app.inject({ url: '/api/member/setName?name=secret-name', headers });
  await app.inject({ url: '/api/member/setLoginPassword?old_password=secret-old', headers });
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const payload = 'username=secret-user&password=secret-password';
  await app.inject({ method: 'POST', url: '/api/member/doLogin', headers: form, payload });
  await app.close();
  await database.close();
  rmSync(dataDir, { recursive: true });

  const log = lines.join('');
  expect(log).toContain('"path":"/api/member/setName"');
  expect(log).toContain('a call failed');
  expect(log).toMatch(/"reqId":"\w+/);
  expect(log).not.toContain('secret');
});
