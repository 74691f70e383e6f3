import { createTestRegistry, type Call, type TestRegistry } from '../../testing/createTestRegistry';
import type { LogEntry, RegistryOverview } from '../http/api';

let server: TestRegistry;
let quinn: Call;
let bo: Call;
const decided = () => ({ why: 'A test', revision: server.registry().log().length });

beforeAll(async () => {
  server = await createTestRegistry();
  await server.publish(['a1', 'b2'], 'mfe-video');
  await server.publish(['c1', 'd2'], 'mfe-wallet');
  quinn = await server.operator('quinn');
  bo = await server.signedIn(await server.addOperator('bo', ['activate'], 'mfe-video'));
  server.clock.now += 10 * 60_000;
});
afterAll(() => server.close());

describe('an operator of a team', () => {
  it('sees the remote of the team, and in the log what is about it or about all', async () => {
    expect((await bo('GET', 'session')).body).toEqual({
      name: 'bo',
      rights: ['activate'],
      remote: 'mfe-video',
    });
    const { body } = await bo<RegistryOverview>('GET', 'state');
    expect(body.remotes.map(({ name }) => name)).toEqual(['mfe-video']);
    expect(body.teams.every(({ remote }) => remote === 'mfe-video')).toBe(true);
    expect(body.history.length).toBeGreaterThan(0);
    const { entries } = (await bo<{ entries: LogEntry[] }>('GET', 'log')).body;
    const told = JSON.stringify([body, entries]);
    expect(told).not.toContain('mfe-wallet');
    expect(told).not.toContain('quinn');
    const all = (await quinn<RegistryOverview>('GET', 'state')).body;
    expect(all.remotes.map(({ name }) => name)).toEqual(['mfe-video', 'mfe-wallet']);
  });

  it.each([
    ['GET', 'remotes/mfe-wallet/weeks'],
    ['GET', 'remotes/mfe-wallet/releases/1.2.3+d2/check'],
    ['POST', 'remotes/mfe-wallet/releases/1.2.3+d2/check'],
    ['POST', 'remotes/mfe-wallet/rollback'],
    ['POST', 'remotes/mfe-wallet/canary/stop'],
    ['POST', 'remotes/mfe-wallet/flags'],
    ['POST', 'remotes/mfe-wallet/activate'],
    ['POST', 'remotes/mfe-wallet/previews'],
    ['GET', 'log.jsonl'],
    ['GET', 'needs'],
    ['GET', 'keys'],
    ['PUT', 'overrides'],
    ['PUT', 'canary-settings'],
    ['POST', 'teams'],
    ['POST', 'keys/rotate'],
  ])('is refused %s %s', async (method, path) => {
    const body =
      method === 'GET' ? undefined : { ...decided(), releaseId: '1.2.3+d2', overrides: 'everybody' };
    expect(await bo(method, path, body)).toEqual({
      status: 403,
      body: { error: 'bo sees mfe-video and nothing else.' },
    });
  });

  it('decides about it where the right is given, with a fresh code like everybody', async () => {
    const activate = { ...decided(), releaseId: '1.2.3+b2' };
    expect((await bo('POST', 'remotes/mfe-video/activate', activate)).body).toMatchObject({
      codeNeeded: true,
    });
    expect((await bo('POST', 'remotes/mfe-video/releases/1.2.3+b2/check', {})).status).toBe(200);
  });
});
