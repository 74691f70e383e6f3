import type * as argon2 from '@node-rs/argon2';
import { calls } from '@members/contract';
import { sql } from 'kysely';
import { createTestServer, type TestServer } from '../../testing';

jest.mock('@node-rs/argon2', () => ({
  ...jest.requireActual<typeof argon2>('@node-rs/argon2'),
  verify: jest.fn(async () => false),
}));

const wrong = 'Wrong username or password';
/** Wrong passwords that an address may try. */
const most = 50;
let server: TestServer;
let address: string;
const open = async (trustProxy: string) => {
  server = await createTestServer({ trustProxy, time: new Date() });
  address = await server.listen();
};
afterEach(() => server.close());

type HeadersOf = (n: number) => Record<string, string>;

/** Sends wrong passwords for as many names over HTTP; answers how many were checked. */
async function guess(times: number, headersOf: HeadersOf): Promise<number> {
  let checked = 0;
  for (let n = 0; n < times; n++) {
    const body = new URLSearchParams({ username: `victim${n}`, password: 'guess' });
    const headers = headersOf(n);
    const answer = await fetch(`${address}/api${calls.login.path}`, { method: 'POST', body, headers });
    if (((await answer.json()) as { msg: string }).msg === wrong) checked += 1;
  }
  return checked;
}

/** How many of ten more guesses are checked after all but one of those that an address has. */
async function guessAfter(counted: string, headersOf: HeadersOf): Promise<number> {
  await server.database.transaction((transaction) =>
    sql`INSERT INTO login_failures (username, address, failed_at)
      SELECT 'other' || n, ${counted}, ${server.now()} FROM generate_series(2, ${most}::integer) n`.execute(
      transaction,
    ),
  );
  return guess(10, headersOf);
}

const client = '198.51.100.7';
const forged = (n: number) => `203.0.113.${n + 1}`;
/** What a proxy sends on that adds the address of its client to what the client said. */
const throughProxy = (said: string) => ({ 'x-forwarded-for': `${said}, ${client}` });

describe('an attacker who makes addresses up has the guesses of one address', () => {
  test('of 110 wrong passwords, each with another address, 50 are checked', async () => {
    await open('1');
    expect(await guess(110, (n) => throughProxy(forged(n)))).toBe(most);
  });

  test.each(['1', 'loopback', '10.0.0.0/8, 127.0.0.1'])('behind a proxy, TRUST_PROXY=%s', async (trusted) => {
    await open(trusted);
    expect(await guessAfter(client, (n) => throughProxy(forged(n)))).toBe(1);
    expect(await guess(5, (n) => ({ 'x-forwarded-for': `${forged(n)}, 198.51.100.8` }))).toBe(5);
  });

  test('behind two proxies, also with addresses that look like theirs', async () => {
    await open('2');
    const looks: HeadersOf = (n) => ({ 'x-forwarded-for': `${forged(n)}, 10.0.0.${n}, ${client}, 10.0.0.1` });
    expect(await guessAfter(client, looks)).toBe(1);
  });

  test.each(['0', '10.0.0.0/8'])('without a proxy that is believed, TRUST_PROXY=%s', async (trusted) => {
    await open(trusted);
    expect(await guessAfter('127.0.0.1', (n) => ({ 'x-forwarded-for': forged(n) }))).toBe(1);
  });

  test('with a whole /64; the next /64 is another client', async () => {
    await open('1');
    const fromNetwork = (third: number) => (n: number) => ({
      'x-forwarded-for': `2001:db8:1:${third}:${n}::${n}`,
    });
    expect(await guessAfter('2001:db8:1:2::/64', fromNetwork(2))).toBe(1);
    expect(await guess(5, fromNetwork(3))).toBe(5);
  });
});

describe('the id of a request', () => {
  const id = 'edge-0123456789';
  const idOf = async () =>
    (await fetch(`${address}/api/none`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');

  test('is the one that a believed proxy gave', async () => {
    await open('loopback');
    expect(await idOf()).toBe(id);
  });

  test('is none that anybody else gave', async () => {
    await open('10.0.0.0/8');
    expect(await idOf()).toMatch(/^[\da-f-]{36}$/);
  });
});
