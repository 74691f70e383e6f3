import type { RegistryOverview } from '../http/api';
import { createTestRegistry, type ApiResponse, type TestRegistry } from '../../testing/createTestRegistry';
import { operatorsFile, writeOperators } from './operatorsFile';
import { codeAt } from './secrets';

let server: TestRegistry;
beforeEach(async () => {
  server = await createTestRegistry();
  await server.publish(['a1', 'b2']);
});
afterEach(() => server.close());

const wrong: ApiResponse = {
  status: 401,
  body: { error: 'Name, password or code is wrong, or the code was used already.' },
};
const signIn = (body: object) => server.nobody('POST', 'session', body);
const minutes = (count: number) => (server.clock.now += count * 60_000);

describe('signing in as an operator', () => {
  it('takes name, password and one-time code, and says what the operator may do', async () => {
    const { password, operator } = await server.addOperator('ana', ['activate']);
    const code = codeAt(operator.codeSecret, server.clock.now);
    expect(await signIn({ name: 'ana', password, code })).toEqual({
      status: 200,
      body: { name: 'ana', rights: ['activate'] },
    });
  });

  it('answers the same for a wrong name, password or code', async () => {
    const { password, operator } = await server.addOperator('ana');
    const code = codeAt(operator.codeSecret, server.clock.now);
    const old = codeAt(operator.codeSecret, server.clock.now - 120_000);
    expect(await signIn({ name: 'bea', password, code })).toEqual(wrong);
    expect(await signIn({ name: 'ana', password: 'guess', code })).toEqual(wrong);
    expect(await signIn({ name: 'ana', password, code: old })).toEqual(wrong);
  });

  it('takes a code once, after a restart too', async () => {
    const { password, operator } = await server.addOperator('ana');
    const code = codeAt(operator.codeSecret, server.clock.now);
    const answers = await Promise.all([1, 2].map(() => signIn({ name: 'ana', password, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    await server.restart();
    expect(await signIn({ name: 'ana', password, code })).toEqual(wrong);
  });

  it('locks a name for ten minutes after five wrong ones, simultaneous ones too', async () => {
    const { password, operator } = await server.addOperator('ana');
    const attempt = (given: string) =>
      signIn({ name: 'ana', password: given, code: codeAt(operator.codeSecret, server.clock.now) });
    await Promise.all(['1', '2', '3', '4', '5'].map(attempt));
    expect(await attempt(password)).toEqual(wrong);
    minutes(9);
    expect(await attempt(password)).toEqual(wrong);
    minutes(2);
    expect((await attempt(password)).status).toBe(200);
  });

  it('lets an address try twenty times a minute', async () => {
    const statuses = [];
    for (let n = 0; n < 21; n += 1)
      statuses.push((await signIn({ name: `n${n}`, password: 'x', code: '1' })).status);
    expect(statuses.slice(19)).toEqual([401, 429]);
  });

  it('sets a cookie that scripts, other sites and other paths don’t get', async () => {
    const { password, operator } = await server.addOperator('ana');
    const response = await fetch(`${server.url()}/registry/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'ana', password, code: codeAt(operator.codeSecret, server.clock.now) }),
    });
    expect(response.headers.get('set-cookie')).toMatch(
      /^members_registry=[\w-]{43}; Max-Age=43200; Path=\/registry; HttpOnly; SameSite=Strict$/,
    );
    expect(response.headers.get('cache-control')).toBe('no-store');
  });
});

describe('a session of an operator', () => {
  const whoAmI = async (call: Awaited<ReturnType<TestRegistry['operator']>>) =>
    (await call('GET', 'session')).status;

  it('ends after half an hour without use', async () => {
    const ana = await server.operator();
    minutes(29);
    expect(await whoAmI(ana)).toBe(200);
    minutes(29);
    expect(await whoAmI(ana)).toBe(200);
    minutes(31);
    expect(await whoAmI(ana)).toBe(401);
  });

  it('is not kept alive by a page that refreshes itself', async () => {
    const ana = await server.operator();
    minutes(29);
    expect((await ana('GET', 'state')).status).toBe(200);
    minutes(2);
    expect((await ana('GET', 'state')).status).toBe(401);
  });

  it('ends after twelve hours, however busy', async () => {
    const ana = await server.operator();
    for (let hours = 0; hours < 12; hours += 0.25) {
      expect(await whoAmI(ana)).toBe(200);
      minutes(15);
    }
    minutes(1);
    expect(await whoAmI(ana)).toBe(401);
  });

  it('ends when the operator signs out or is removed', async () => {
    const [ana, bea] = [await server.operator('ana'), await server.operator('bea')];
    expect((await ana('DELETE', 'session')).status).toBe(200);
    expect(await whoAmI(ana)).toBe(401);
    expect(await whoAmI(bea)).toBe(200);
    await writeOperators(operatorsFile(server.registry().directory), []);
    expect(await whoAmI(bea)).toBe(401);
  });
});

describe('rights', () => {
  const why = 'A good reason';

  it('shows nothing and changes nothing without a session', async () => {
    for (const path of ['state', 'log', 'log.jsonl', 'session'])
      expect((await server.nobody('GET', path)).status).toBe(401);
    const body = { releaseId: '1.2.3+b2', why, revision: 2 };
    for (const path of ['activate', 'rollback', 'canary', 'canary/step', 'canary/promote', 'canary/stop'])
      expect((await server.nobody('POST', `remotes/mfe-video/${path}`, body)).status).toBe(401);
    expect((await server.nobody('POST', 'remotes/mfe-video/releases/1.2.3+b2/check')).status).toBe(401);
    for (const path of ['overrides', 'canary-settings'])
      expect((await server.nobody('PUT', path, body)).status).toBe(401);
  });

  it('keeps activating and administering apart', async () => {
    const activates = await server.operator('ana', ['activate']);
    const administers = await server.operator('bea', ['administer']);
    const { revision } = (await activates<RegistryOverview>('GET', 'state')).body;
    const activation = { releaseId: '1.2.3+b2', why, revision };
    const overrides = { overrides: 'everybody', why, revision };
    expect(await administers('POST', 'remotes/mfe-video/activate', activation)).toEqual({
      status: 403,
      body: { error: 'bea has no right to activate.' },
    });
    expect((await activates('PUT', 'overrides', overrides)).status).toBe(403);
    expect((await activates('POST', 'remotes/mfe-video/activate', activation)).status).toBe(200);
    expect((await administers('PUT', 'overrides', overrides)).status).toBe(200);
  });
});

describe('the operators’ file', () => {
  it('is read again while the registry runs, and names and rights are logged', async () => {
    await server.operator('ana', ['activate']);
    const { actor, change } = server.registry().log().at(-1)!;
    expect(actor).toEqual({ kind: 'registry', name: 'operators' });
    expect(change).toEqual({
      kind: 'operatorsChanged',
      operators: [{ name: 'ana', rights: ['activate'] }],
    });
  });
});

describe('requests from other sites', () => {
  it('change nothing, although the browser has a session', async () => {
    const send = (headers: Record<string, string>) =>
      fetch(`${server.url()}/registry/api/session`, { method: 'POST', headers, body: '{}' });
    const json = 'application/json';
    expect((await send({ 'content-type': json, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await send({ 'content-type': json, 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await send({ 'content-type': 'text/plain' })).status).toBe(415);
    expect((await send({ 'content-type': 'application/x-www-form-urlencoded' })).status).toBe(415);
    expect((await send({ 'content-type': json, 'sec-fetch-site': 'same-origin' })).status).toBe(400);
  });
});
