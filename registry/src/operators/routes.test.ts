import type { RegistryOverview } from '../http/api';
import {
  createTestRegistry,
  type ApiResponse,
  type Call,
  type TestRegistry,
} from '../../testing/createTestRegistry';
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

  it('sets a cookie that scripts and other sites don’t get', async () => {
    const { password, operator } = await server.addOperator('ana');
    const response = await fetch(`${server.officeUrl()}/registry/api/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'ana', password, code: codeAt(operator.codeSecret, server.clock.now) }),
    });
    expect(response.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^members_office=[\w-]{43}; Max-Age=43200; Path=\/; HttpOnly; SameSite=Strict$/),
      expect.stringMatching(
        /^members_office_device=[\w-]{22}\.[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Strict$/,
      ),
    ]);
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

describe('a fresh one-time code', () => {
  const why = 'A good reason';
  const seen = async (ana: Call) => (await ana<RegistryOverview>('GET', 'state')).body.revision;
  const activate = async (ana: Call, releaseId: string, code?: string) =>
    ana('POST', 'remotes/mfe-video/activate', { releaseId, why, revision: await seen(ana), code });
  const key = { kty: 'EC', crv: 'P-256', x: 'x', y: 'y' };
  const asked = { status: 403, body: { error: 'This asks for a fresh one-time code.', codeNeeded: true } };

  it('is asked for by whatever makes a release run or changes who may, five minutes after the last', async () => {
    const ana = await server.operator();
    minutes(6);
    const body = { releaseId: '1.2.3+b2', step: 'half', why, revision: await seen(ana) };
    for (const path of ['activate', 'canary', 'canary/step', 'canary/promote'])
      expect([path, await ana('POST', `remotes/mfe-video/${path}`, body)]).toEqual([path, asked]);
    for (const path of ['overrides', 'canary-settings'])
      expect([path, await ana('PUT', path, body)]).toEqual([path, asked]);
    expect(await ana('POST', 'teams', { team: 'evil', remote: 'mfe-video', key, why })).toEqual(asked);
    expect(await ana('DELETE', 'teams/video', { why })).toEqual(asked);
    expect(server.registry().state().remotes['mfe-video']!.active).toBe('1.2.3+a1');
  });

  it('lasts for five minutes of decisions of that session', async () => {
    const made = await server.addOperator('ana');
    const [here, elsewhere] = [await server.signedIn(made), await server.signedIn(made)];
    minutes(6);
    const code = codeAt(made.operator.codeSecret, server.clock.now);
    expect((await activate(here, '1.2.3+b2', code)).status).toBe(200);
    minutes(4);
    expect((await activate(here, '1.2.3+a1')).status).toBe(200);
    expect(await activate(elsewhere, '1.2.3+b2')).toEqual(asked);
    minutes(2);
    expect(await activate(here, '1.2.3+b2')).toEqual(asked);
  });

  it('is taken once, and guesses are locked after five', async () => {
    const made = await server.addOperator('ana');
    const [first, second] = [await server.signedIn(made), await server.signedIn(made)];
    minutes(6);
    const code = codeAt(made.operator.codeSecret, server.clock.now);
    expect((await activate(first, '1.2.3+b2', code)).status).toBe(200);
    const wrong = 'The one-time code is wrong, or was used already.';
    expect((await activate(second, '1.2.3+a1', code)).body).toEqual({ error: wrong, codeNeeded: true });
    for (const guess of ['1', '2', '3', '4']) await activate(second, '1.2.3+a1', guess);
    minutes(1);
    const next = codeAt(made.operator.codeSecret, server.clock.now);
    expect((await activate(second, '1.2.3+a1', next)).body.error).toBe(wrong);
    minutes(10);
    const later = codeAt(made.operator.codeSecret, server.clock.now);
    expect((await activate(second, '1.2.3+a1', later)).status).toBe(200);
  });

  it('is not asked for to go back to the release before or to stop a canary, but to go further back', async () => {
    await server.publish(['c3']);
    const ana = await server.operator();
    for (const id of ['1.2.3+b2', '1.2.3+c3']) await activate(ana, id);
    await ana('POST', 'remotes/mfe-video/canary', { releaseId: '1.2.3+a1', why, revision: await seen(ana) });
    minutes(6);
    const decide = async (path: string, more = {}) =>
      ana('POST', `remotes/mfe-video/${path}`, { why, revision: await seen(ana), ...more });
    expect((await decide('canary/stop')).status).toBe(200);
    expect(await decide('rollback', { releaseId: '1.2.3+a1' })).toEqual(asked);
    expect((await decide('rollback', { releaseId: '1.2.3+b2' })).status).toBe(200);
    expect(await decide('rollback', { releaseId: '1.2.3+a1' })).toEqual(asked);
  });
});
