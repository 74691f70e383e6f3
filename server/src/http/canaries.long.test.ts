import {
  callOf,
  decodeData,
  encodeBase64,
  writeParams,
  type CallId,
  type Envelope,
  type Params,
} from '@members/contract';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer, type ServerProcess } from '../../testing/load';
import { createTestDatabase, type TestDatabase } from '../../testing';
import { ensureSite } from '../site';

const dataDir = mkdtempSync(join(tmpdir(), 'members-canaries-'));
let database: TestDatabase;
let server: ServerProcess;

beforeAll(async () => {
  database = await createTestDatabase({ own: true });
  await database.transaction(async (transaction) => {
    await ensureSite(transaction, { open: true });
    await transaction.insertInto('invite_codes').values({ code: 'canary-invitation' }).execute();
    await transaction
      .insertInto('banks')
      .values({ code: 'canary-bank', name: 'Canary', position: 1 })
      .execute();
  });
  server = await startServer({
    databaseUrl: database.url,
    dataDir,
    env: { LOG_LEVEL: 'trace', TRUST_PROXY: '1' },
  });
});
afterAll(async () => {
  await server.kill();
  await database.close();
  rmSync(dataDir, { recursive: true });
});

const address = (path: string) => `http://127.0.0.1:${server.port}/api${path}`;

/** Sends a call's fields in the query and in the form, as clients of either kind would. */
async function send<Id extends CallId>(id: Id, params: Params<Id>, headers: Record<string, string> = {}) {
  const form = new URLSearchParams(writeParams(callOf(id).params, params));
  await fetch(`${address(callOf(id).path)}?${form}`, { headers });
  const answer = await fetch(address(callOf(id).path), { method: 'POST', body: form, headers });
  return answer.json() as Promise<Envelope>;
}

test('the log of a server that runs names requests and releases and nothing of a member (D58)', async () => {
  const username = 'CanaryUser';
  const password = 'canary-password';
  const account = { username, password, inviteCode: 'canary-invitation', language: 'en_us' } as const;
  const registered = await send('register', account);
  const session = decodeData(registered.data) as { id: number; tokensso: string };
  const headers = {
    token: encodeBase64(String(session.id)),
    tokensso: session.tokensso,
    'x-release': '1.4.2+canarybuild',
    'x-request-id': 'edge-request-0001',
    'x-forwarded-for': '203.0.113.77',
    'user-agent': 'canary-agent',
  };
  await send('setLoginPassword', { oldPassword: password, newPassword: 'canary-second' }, headers);
  await send('setFundPassword', { fundPassword: '918273' }, headers);
  await send('setRealName', { name: 'Canary Holder' }, headers);
  const bank = { bankName: 'Canary', bankCode: 'canary-bank', holder: 'Canary Holder', mobile: '' };
  const bound = await send('bindCard', { cardNumber: '6222026006705354217', ...bank }, headers);
  expect(bound).toMatchObject({ code: 200, msg: '' });
  await send('withdraw', { amount: '10', fundPassword: '918273' }, headers);
  await send('ssoLogin', { ticket: 'canary.ticket.value', username, language: 'en_us' }, headers);
  await fetch(`${address('/no/such/call')}?canary-query`, { headers });
  await fetch(`${address('/%zz')}?canary-unreadable`, { headers });

  const lines = server.output().trim().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  const ofRequests = entries.filter((entry) => 'req' in entry || 'res' in entry);
  expect(ofRequests.length).toBeGreaterThan(12);
  // One line has both.
  expect(ofRequests.every((entry) => 'req' in entry && 'res' in entry)).toBe(true);
  expect(ofRequests.every((entry) => typeof entry.reqId === 'string')).toBe(true);
  const named = ofRequests.filter((entry) => entry.reqId === 'edge-request-0001');
  expect(named.length).toBeGreaterThan(10);
  expect(named.every((entry) => entry.release === '1.4.2+canarybuild')).toBe(true);
  const log = lines.join('\n').replaceAll('1.4.2+canarybuild', '');
  expect(log).not.toMatch(/canary/i);
  for (const personal of [session.tokensso, headers.token, '918273', '6222026006705354217', '203.0.113.77'])
    expect(log).not.toContain(personal);
  expect(log).not.toContain(String(session.id));
});
