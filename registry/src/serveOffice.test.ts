import {
  officeCalls,
  pathOf,
  releaseCalls,
  rights,
  type OfficeCallId,
  type OfficeParams,
} from '@members/office-contract';
import { request } from 'node:http';
import { createTestRegistry, type Call, type TestRegistry } from '../testing/createTestRegistry';

let server: TestRegistry;
// Nothing here may change it.
beforeAll(async () => {
  server = await createTestRegistry();
  await server.publish(['a1', 'b2'], 'mfe-video');
  await server.publish(['c1', 'd2'], 'mfe-wallet');
});
afterAll(() => server.close());

const calls = Object.entries(releaseCalls).map(([id, call]) => ({ ...call, id: id as OfficeCallId }));
const without = (call: Call, id: OfficeCallId) => call(id, {} as never);

describe('who may do what about releases', () => {
  it.each(calls)('$id is refused to nobody', async ({ id }) => {
    expect((await without(server.nobody, id)).refusal?.key).toBe('signedOut');
  });

  it.each(calls)('$id is refused to an operator with every right but $right', async ({ id, right }) => {
    const area = right!.split('.')[0]!;
    const others = rights.filter((each) =>
      right!.endsWith('.change') ? each !== right : !each.startsWith(`${area}.`),
    );
    const { status, refusal } = await without(server.operator('eve', others), id);
    expect([status, refusal]).toMatchObject([403, { key: 'forbidden', values: { right } }]);
  });
});

describe('an operator of a team', () => {
  let bo: Call;
  beforeEach(() => {
    bo = server.operator('bo', ['releases.change', 'administration.change'], 'mfe-video');
  });

  it('sees the remote of the team, and in the log what is about it or about all', async () => {
    const { answer } = await bo('registryOverview', {});
    expect(answer.remotes.map(({ name }) => name)).toEqual(['mfe-video']);
    expect(answer.teams.every(({ remote }) => remote === 'mfe-video')).toBe(true);
    const { rows } = (await bo('registryLog', {})).answer;
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify([answer, rows])).not.toContain('mfe-wallet');
    const all = (await server.operator()('registryOverview', {})).answer;
    expect(all.remotes.map(({ name }) => name)).toEqual(['mfe-video', 'mfe-wallet']);
  });

  it.each(calls.filter(({ teams }) => teams === 'closed'))('is refused $id', async ({ id }) => {
    expect((await without(bo, id)).refusal).toMatchObject({
      key: 'onlyRemote',
      text: 'bo sees mfe-video and nothing else.',
    });
  });

  const decided = { reason: 'A test', revision: 99 };
  const ofWallet: { [Id in OfficeCallId]?: Omit<OfficeParams<Id>, 'name'> } = {
    releaseWeeks: {},
    releaseCheck: { releaseId: '1.2.3+d2' },
    checkRelease: { releaseId: '1.2.3+d2' },
    activateRelease: { releaseId: '1.2.3+d2', ...decided },
    goBack: decided,
    goFurtherBack: { releaseId: '1.2.3+c1', ...decided },
    startCanary: { releaseId: '1.2.3+d2', ...decided },
    setCanaryStep: { step: 'half', ...decided },
    promoteCanary: decided,
    stopCanary: decided,
    setFlag: { flag: 'new', share: 1, ...decided },
    switchFlagOff: { flag: 'new', keep: false, ...decided },
    beginPreview: { releaseId: '1.2.3+d2', reason: 'A test' },
    endPreview: { id: '0', reason: 'A test' },
  };
  it.each(calls.filter(({ teams }) => teams === 'own'))(
    'is refused $id of another remote',
    async ({ id }) => {
      const params = { name: 'mfe-wallet', ...ofWallet[id] } as never;
      expect((await bo(id, params)).refusal?.key).toBe('onlyRemote');
    },
  );

  it('decides about it, with a fresh code like everybody', async () => {
    const params = { name: 'mfe-video', releaseId: '1.2.3+b2' };
    expect((await bo('checkRelease', params)).status).toBe(200);
    server.clock.now += 10 * 60_000;
    expect((await bo('activateRelease', { ...params, ...decided })).refusal?.key).toBe('codeNeeded');
  });
});

describe('a script on the members’ origin, in the browser of an operator who is signed in', () => {
  const addresses = calls.map(({ id, method }) => ({ method, path: pathOf(id) }));
  const send = (origin: string, { method, path }: { method: string; path: string }, headers: object) =>
    fetch(`${origin}${path}`, {
      method,
      headers: {
        cookie: server.session(),
        ...headers,
        ...(method === 'POST' && { 'content-type': 'application/json' }),
      },
      ...(method === 'POST' && { body: '{}' }),
    });

  it.each(addresses)('finds no $method $path there', async (address) => {
    const { status, headers } = await send(server.url(), address, { 'sec-fetch-site': 'same-origin' });
    expect(status).toBe(404);
    expect(headers.get('set-cookie')).toBeNull();
  });

  it('finds nothing else of the office there', async () => {
    for (const path of ['/registry', '/registry/', '/releases', '/metrics'])
      expect((await fetch(`${server.url()}${path}`, { headers: { accept: 'text/html' } })).status).toBe(404);
  });

  it.each(addresses)('is refused $method $path at the office', async (address) => {
    for (const headers of [
      { 'sec-fetch-site': 'same-site', origin: server.url() },
      // Reads without CORS, and navigations of a window that it opened, name no origin.
      { 'sec-fetch-site': 'same-site' },
      // Over plain http to another machine browsers say nothing but the origin.
      { origin: server.url() },
      { origin: 'null' },
    ]) {
      const answer = await send(server.officeUrl(), address, headers);
      expect(answer.headers.get('access-control-allow-origin')).toBeNull();
      expect([answer.status, await answer.json()]).toMatchObject([403, { key: 'foreignPage' }]);
    }
  });

  it('can’t send a form', async () => {
    const url = `${server.officeUrl()}${pathOf('addTeam')}`;
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
    ]) {
      const headers = { cookie: server.session(), 'content-type': type };
      const answer = await fetch(url, { method: 'POST', headers, body: '{}' });
      expect([answer.status, await answer.json()]).toMatchObject([422, { key: 'illegal' }]);
    }
  });
});

test('the calls about releases answer to the office’s own name alone', async () => {
  const statusFor = (host: string) =>
    new Promise<number | undefined>((resolve, reject) => {
      const { port } = new URL(server.officeUrl());
      const headers = { host, cookie: server.session() };
      request({ port, host: '127.0.0.1', path: pathOf('registryOverview'), headers })
        .on('response', (answer) => resolve(answer.resume().statusCode))
        .on('error', reject)
        .end();
    });
  expect(await statusFor(new URL(server.officeUrl()).host)).toBe(200);
  for (const host of ['office.evil.example', 'localhost', new URL(server.url()).host])
    expect([host, await statusFor(host)]).toEqual([host, 403]);
});

test('/registry/ leads to the screens of releases', async () => {
  for (const path of ['/registry', '/registry/']) {
    const { status, headers } = await fetch(`${server.officeUrl()}${path}`, { redirect: 'manual' });
    expect([status, headers.get('location')]).toEqual([308, '/releases']);
  }
});

test('the log is read a page at a time, of one remote where it is asked for, and as a file', async () => {
  const ana = server.operator();
  const { rows, next } = (await ana('registryLog', {})).answer;
  expect([rows.length, next]).toEqual([server.registry().log().length, null]);
  const ofVideo = (await ana('registryLog', { name: 'mfe-video', after: String(rows[0]!.seq) })).answer.rows;
  expect(ofVideo.map(({ change }) => change.kind)).toEqual(['published', 'activated', 'published']);
  const { path } = officeCalls.registryLogFile;
  const file = await fetch(`${server.officeUrl()}/registry/api${path}`, {
    headers: { cookie: server.session() },
  });
  expect((await file.text()).trim().split('\n')).toHaveLength(rows.length);
});
