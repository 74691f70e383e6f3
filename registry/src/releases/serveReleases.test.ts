import Fastify from 'fastify';
import { createTestRegistry, type TestRegistry } from '../../testing/createTestRegistry';
import { serveReleases } from './serveReleases';

let server: TestRegistry;
beforeEach(async () => {
  server = await createTestRegistry();
});
afterEach(() => server.close());

describe('the document, which every open page asks for every 3 s', () => {
  it('is answered with 304 to who has it, and with no line in the log', async () => {
    await server.publish(['a1']);
    const lines: string[] = [];
    const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
    await serveReleases(app, server.registry());
    const ask = (tag = '') => app.inject({ url: '/registry.jws', headers: { 'if-none-match': tag } });
    const { payload, headers } = await ask();
    expect(payload).toBe(server.registry().signedDocument());
    const again = await ask(String(headers.etag));
    expect([again.statusCode, again.payload]).toEqual([304, '']);
    expect(lines).toEqual([]);
    await app.close();
  });
});

describe('the files of a release', () => {
  const get = (path: string) => fetch(`${server.url()}/remotes/${path}`);
  const entry = 'mfe-video/1.2.3+a1/remoteEntry.js';
  const headers = {
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'access-control-allow-origin': '*',
  };

  it('are nowhere to be had before it is activated or a canary, and stay when it has gone out (SEC-04)', async () => {
    await server.publish(['a1', 'b2']);
    const ana = server.operator();
    expect((await get(entry)).status).toBe(200);
    const other = 'mfe-video/1.2.3+b2/remoteEntry.js';
    expect((await get(other)).status).toBe(404);
    const decided = () => ({
      ...{ name: 'mfe-video', reason: 'A test' },
      revision: server.registry().log().length,
    });
    await ana('startCanary', { releaseId: '1.2.3+b2', ...decided() });
    expect((await get(other)).status).toBe(200);
    await ana('stopCanary', decided());
    await server.restart();
    expect((await get(other)).status).toBe(200);
  });

  it.each(['..%2F1.2.3+b2', '%2e%2e%2f1.2.3+b2', '..%5C1.2.3+b2'])(
    'are not to be had by way of a release that runs: %s',
    async (way) => {
      await server.publish(['a1', 'b2']);
      expect((await get(`mfe-video/1.2.3+a1/${way}/remoteEntry.js`)).status).toBeGreaterThanOrEqual(400);
    },
  );

  it('are kept for good, and bear nothing by which it is asked whether they have changed', async () => {
    await server.publish(['a1']);
    const answer = await get(entry);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    for (const name of ['etag', 'last-modified', 'accept-ranges'])
      expect(answer.headers.get(name)).toBeNull();
  });

  it('work neither as a page nor as a worker, those that are not there included', async () => {
    await server.publish(['a1']);
    for (const path of [entry, 'mfe-video/1.2.3+a1/none.js', 'mfe-none/1.2.3+a1/x.html'])
      expect(Object.fromEntries((await get(path)).headers)).toMatchObject(headers);
  });
});
