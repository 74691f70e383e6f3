import type { ListedRelease, RemoteRoute } from '@members/mfe-kit/release';
import fastify, { type FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { emptyState } from '../log/state';
import { checkMounts } from './checkMounts';
import { chromiumPath } from './chromiumPath';

const appOrigin = 'https://app.members.test';
const route: RemoteRoute = { path: '/X', access: 'public', titles: {} as RemoteRoute['titles'] };
const release: ListedRelease = {
  ...{ name: 'mfe-x', version: '1.0.0', buildId: 'a', container: 'mfe_x__a', entry: 'remoteEntry.js' },
  ...{ baseUrl: '/remotes/mfe-x/1.0.0+a', entryIntegrity: 'sha256-x', releaseHash: 'x', routes: [route] },
  ...{ shellContract: '^1.0.0', shared: {}, locales: [] },
};

/** A page that mounts once a call of the member API is answered, and reports as the shell does. */
const pageOf = (api: string) => `<!doctype html><html lang="en"><title>Members</title>
<script id="members-settings" type="application/json">{"apiBaseUrl":"${api}/api"}</script>
<script id="members-registry" type="text/plain"></script>
<nav><a href="#/Home">Home</a> <a href="#/Notice">Messages</a></nav>
<main></main>
<script type="module">
await new Promise((resolve) => addEventListener('hashchange', () => location.hash === '#/X' && resolve()));
document.querySelector('main').innerHTML = '<div data-release="1.0.0+a"><h1>A screen</h1></div>';
const { apiBaseUrl } = JSON.parse(document.getElementById('members-settings').textContent);
const seen = { name: 'mfe-x', releaseId: '1.0.0+a', mountMs: [], failures: [] };
await fetch(apiBaseUrl + '/clock', { headers: { lang: 'en_us' } }).then(
  () => seen.mountMs.push(1),
  (error) => seen.failures.push({ phase: 'render', message: String(error) }),
);
navigator.sendBeacon('/registry/reports', JSON.stringify({ releases: [seen] }));
</script></html>`;

let shell: FastifyInstance;
let api: FastifyInstance;
const addressOf = ({ server }: FastifyInstance) =>
  `http://localhost:${(server.address() as AddressInfo).port}`;
beforeAll(async () => {
  [shell, api] = [fastify(), fastify()];
  api.addHook('onSend', async (_request, reply) => {
    void reply.headers({
      'access-control-allow-origin': appOrigin,
      'access-control-allow-headers': 'lang',
    });
  });
  api.options('/api/clock', (_request, reply) => reply.code(204).send());
  api.get('/api/clock', () => 'noon');
  await api.listen({ port: 0 });
  shell.get('/', (_request, reply) => reply.type('text/html').send(pageOf(addressOf(api))));
  await shell.listen({ port: 0 });
});
afterAll(() => Promise.all([shell.close(), api.close()]));

const check = (more: { appOrigin?: string }) =>
  checkMounts({
    state: emptyState,
    release,
    directory: '/nowhere',
    shellUrl: addressOf(shell),
    watchMs: 100,
    ...more,
  });

(chromiumPath() ? describe : describe.skip)('the gate, where the API is on another origin', () => {
  it('mounts routes with data, at the origin that the API lets in', async () => {
    expect(await check({ appOrigin })).toEqual([]);
  }, 60_000);

  it('tells of a screen that gets none', async () => {
    expect(await check({})).toEqual([expect.objectContaining({ id: 'mount:/X', level: 'hard' })]);
  }, 60_000);
});
