import type { ListedRelease, ListedRemote, RegistryDocument, ShellLocation } from '@members/mfe-kit';
import { createReleases } from '../src/remotes/choose/releases';
import type { ReleaseFailure } from '../src/remotes/phases/ReleaseFailure';

const titles = { en_us: 'x', zh_cn: 'x', es_spa: 'x', ms_my: 'x', vn_vn: 'x', ko_ko: 'x' };
export const release = (buildId: string, paths = ['/Game', '/Lottery']): ListedRelease => ({
  name: 'mfe-x',
  version: '1.0.0',
  buildId,
  shellContract: '^1.0.0',
  container: `mfe_x__${buildId}`,
  entry: 'remoteEntry.js',
  entryIntegrity: 'sha256-x',
  releaseHash: '00',
  baseUrl: `/remotes/mfe-x/1.0.0+${buildId}`,
  routes: paths.map((path) => ({ path, access: 'public', titles })),
  shared: {},
  locales: ['en_us'],
});
export const [a, b, c] = [release('a'), release('b'), release('c')];
export const listing = (active: ListedRelease, more: Partial<ListedRemote> = {}): ListedRemote => ({
  active,
  previous: null,
  canary: null,
  forced: false,
  ...more,
});

/** A page at /Game, with a registry and a loader that do what the test says. */
export function openPage(first: ListedRemote, { good = null as ListedRelease | null, path = '/Game' } = {}) {
  let document: RegistryDocument = {
    revision: 1,
    issuedAt: '',
    logHash: '',
    remotes: { 'mfe-x': first },
    overrides: 'nobody',
  };
  let tellDocument = () => {};
  let tellLocation: (location: ShellLocation) => void = () => {};
  const location = { pathname: path } as ShellLocation;
  const ready = new Set<string>();
  const broken = new Map<string, ReleaseFailure>();
  const reported: string[] = [];
  const kept: string[] = [];
  let writes = 0;
  let online = true;
  const releases = createReleases({
    registry: {
      document: () => document,
      subscribe(listener) {
        tellDocument = listener;
        return () => {};
      },
      refresh: () => Promise.resolve(),
      goodRelease: () => Promise.resolve(good),
      keepGood: ({ buildId }) => void kept.push(buildId),
    },
    history: {
      location,
      listen(listener) {
        tellLocation = (next) => listener(next, 'PUSH');
        return () => {};
      },
    },
    reports: { failed: ({ buildId }, phase) => void reported.push(`${buildId} ${phase}`) },
    async prepare({ container }) {
      const failure = broken.get(container);
      if (failure) throw failure;
      ready.add(container);
    },
    isReady: ({ container }) => ready.has(container),
    writesInFlight: () => writes,
    isOnline: () => online,
    canarySubject: () => 'device:1',
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 0));
  return {
    releases,
    reported,
    kept,
    broken,
    runs: () => releases.running('mfe-x')?.release?.buildId ?? null,
    async list(listed: ListedRemote) {
      document = { ...document, revision: document.revision + 1, remotes: { 'mfe-x': listed } };
      tellDocument();
      await settled();
    },
    async go(pathname: string) {
      tellLocation({ ...location, pathname });
      await settled();
    },
    async fail(which: ListedRelease, phase: 'mount' | 'unmount' = 'mount') {
      releases.failed(which, phase, new Error('broken'));
      await settled();
    },
    write: (count: number) => (writes = count),
    connect(now: boolean) {
      online = now;
      if (now) releases.reconnected();
    },
  };
}
