import { request } from 'node:http';
import Fastify from 'fastify';
import { createTestRegistry, type TestRegistry } from '../testing/createTestRegistry';
import { codeAt } from './operators/secrets';
import { serveOffice } from './serveOffice';

let server: TestRegistry;
let cookie: string;
// Nothing here may change it.
beforeAll(async () => {
  server = await createTestRegistry();
  await server.publish(['a1', 'b2']);
  cookie = await server.session();
});
afterAll(() => server.close());

const why = 'A remote’s own idea';
const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' };
const reads = ['state', 'session', 'log', 'log.jsonl'].map((path) => ({
  method: 'GET',
  path,
  body: undefined,
}));
const writes = [
  { method: 'POST', path: 'remotes/mfe-video/activate', body: { releaseId: '1.2.3+b2', why, revision: 99 } },
  { method: 'POST', path: 'remotes/mfe-video/rollback', body: { why, revision: 99 } },
  { method: 'POST', path: 'remotes/mfe-video/canary', body: { releaseId: '1.2.3+b2', why, revision: 99 } },
  { method: 'POST', path: 'remotes/mfe-video/releases/1.2.3+b2/check', body: {} },
  { method: 'PUT', path: 'overrides', body: { overrides: 'everybody', why, revision: 99 } },
  { method: 'PUT', path: 'canary-settings', body: { why, revision: 99 } },
  { method: 'POST', path: 'teams', body: { team: 'evil', remote: 'mfe-video', key, why } },
  { method: 'DELETE', path: 'teams/video', body: { why } },
  { method: 'POST', path: 'session', body: { name: 'ana', password: 'x', code: '000000' } },
  { method: 'DELETE', path: 'session', body: undefined },
];

interface Sent {
  method: string;
  path: string;
  body: object | undefined;
}

/** Sends what a browser would send for a page, with the operator's cookie as it would go along. */
const send = (origin: string, { method, path, body }: Sent, headers: Record<string, string>) =>
  fetch(`${origin}/registry/api/${path}`, {
    method,
    headers: { cookie, ...headers, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });

describe('a script on the members’ origin, in the browser of an operator who is signed in', () => {
  test.each([...reads, ...writes])('finds no $method $path there', async (sent) => {
    const { status, headers } = await send(server.url(), sent, { 'sec-fetch-site': 'same-origin' });
    expect(status).toBe(404);
    expect(headers.get('set-cookie')).toBeNull();
  });

  test.each(['/registry', '/registry/', '/registry/js/main.js'])('finds no %s there', async (path) => {
    const answer = await fetch(`${server.url()}${path}`, { headers: { cookie, accept: 'text/html' } });
    expect(answer.status).toBe(404);
  });

  test.each([...reads, ...writes])('is refused $method $path at the office', async (sent) => {
    const before = server.registry().log().length;
    for (const headers of [
      { 'sec-fetch-site': 'same-site', origin: server.url() },
      { 'sec-fetch-site': 'cross-site', origin: server.url() },
      // Reads without CORS, and navigations of a window that it opened, name no origin.
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'none' },
      // Over plain http to another machine browsers say nothing but the origin.
      { origin: server.url() },
      { origin: 'null' },
      { origin: `${server.officeUrl()}0` },
    ] as Record<string, string>[]) {
      const answer = await send(server.officeUrl(), sent, headers);
      expect([headers, answer.status]).toEqual([headers, 403]);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect(await answer.json()).toEqual({ error: 'A page of another origin can do nothing here.' });
    }
    expect(server.registry().log()).toHaveLength(before);
    // The session is still there, and the office's own page has it.
    const own = { 'sec-fetch-site': 'same-origin', origin: server.officeUrl() };
    const answer = await send(server.officeUrl(), { method: 'GET', path: 'session', body: undefined }, own);
    expect(await answer.json()).toEqual({ name: 'ana', rights: ['activate', 'administer'] });
  });

  test('gets no permission for another kind of request, and can’t send a form', async () => {
    const url = `${server.officeUrl()}/registry/api/teams`;
    const asked = { origin: server.url(), 'access-control-request-method': 'POST' };
    const preflight = await fetch(url, { method: 'OPTIONS', headers: asked });
    expect([...preflight.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { cookie, 'content-type': type };
      expect((await fetch(url, { method: 'POST', headers, body: '{}' })).status).toBe(415);
    }
  });
});

test('the office answers to its own name alone, whatever a foreign name is pointed at', async () => {
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(server.officeUrl());
      request({ port, host: '127.0.0.1', path: '/registry/api/session', headers: { host, cookie } })
        .on('response', (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await statusFor(new URL(server.officeUrl()).host)).toBe(200);
  for (const host of ['office.evil.example', 'localhost', new URL(server.url()).host])
    expect([host, await statusFor(host)]).toEqual([host, 403]);
});

test('where there is TLS, the session’s cookie is of this host alone, and no other cookie is one', async () => {
  const office = Fastify();
  const origin = 'https://office.example.com';
  const parts = { registry: server.registry(), reports: {} as never, gate: async () => [] };
  await office.register((scope) => serveOffice(scope, { origin, ...parts, now: () => server.clock.now }));
  const { password, operator } = await server.addOperator('bea');
  const headers = { host: 'office.example.com' };
  const url = '/registry/api/session';
  const payload = { name: 'bea', password, code: codeAt(operator.codeSecret, server.clock.now) };
  const signedIn = await office.inject({ method: 'POST', url, headers, payload });
  const [set = '', device] = [signedIn.headers['set-cookie'] ?? ''].flat();
  expect(device).toMatch(/^__Host-members_office_device=.*; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
  expect(set).toMatch(
    /^__Host-members_office=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
  );
  const [, token = ''] = /=([\w-]+);/.exec(set)!;
  const statusWith = async (name: string) =>
    (await office.inject({ url, headers: { ...headers, cookie: `${name}=${token}` } })).statusCode;
  expect(await statusWith('__Host-members_office')).toBe(200);
  expect(await statusWith('members_office')).toBe(401);
  await office.close();
});
