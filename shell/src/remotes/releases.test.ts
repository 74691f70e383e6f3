import type { ListedRelease, ListedRemote, RegistryDocument, ShellLocation } from '@members/mfe-kit';
import { ReleaseFailure } from '../federation/ReleaseFailure';
import { createReleases } from './releases';

const titles = { en_us: 'x', zh_cn: 'x', es_spa: 'x', ms_my: 'x', vn_vn: 'x', ko_ko: 'x' };
const release = (buildId: string, paths = ['/Game', '/Lottery']): ListedRelease => ({
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
const [a, b, c] = [release('a'), release('b'), release('c')];
const listing = (active: ListedRelease, more: Partial<ListedRemote> = {}): ListedRemote => ({
  active,
  previous: null,
  canary: null,
  forced: false,
  ...more,
});

/** A page at /Game, with a registry and a loader that do what the test says. */
function openPage(first: ListedRemote, { good = null as ListedRelease | null, path = '/Game' } = {}) {
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
    who: () => 'device:1',
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

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('which release runs', () => {
  it('stays while the member stays, and changes at the next navigation within the remote', async () => {
    const page = openPage(listing(a));
    await page.list(listing(b, { previous: a }));
    expect(page.runs()).toBe('a');
    await page.go('/Game');
    expect(page.runs()).toBe('a');
    await page.go('/Lottery');
    expect(page.runs()).toBe('b');
  });

  it('changes when the member comes back from elsewhere', async () => {
    const page = openPage(listing(a));
    await page.go('/Home');
    await page.list(listing(b));
    expect(page.runs()).toBe('a');
    await page.go('/Game');
    expect(page.runs()).toBe('b');
  });

  it('stays while a write is in flight, and while the remote holds', async () => {
    const page = openPage(listing(a));
    await page.list(listing(b));
    page.write(1);
    await page.go('/Lottery');
    expect(page.runs()).toBe('a');
    page.write(0);
    const end = page.releases.hold('mfe-x', 'a form');
    await page.go('/Game');
    expect(page.runs()).toBe('a');
    end();
    await page.go('/Lottery');
    expect(page.runs()).toBe('b');
  });

  it('says why it stays', async () => {
    const warned = jest.mocked(console.warn);
    const page = openPage(listing(a));
    await page.list(listing(b));
    page.releases.hold('mfe-x', 'a form is filled');
    await page.go('/Lottery');
    expect(warned).toHaveBeenLastCalledWith('mfe-x keeps its release: a form is filled');
  });

  it('changes at once where an operator forces it, whatever the remote holds', async () => {
    const page = openPage(listing(a));
    page.releases.hold('mfe-x', 'a form');
    await page.list(listing(b, { forced: true }));
    expect(page.runs()).toBe('b');
  });

  it('waits with a forced release for a write in flight', async () => {
    const page = openPage(listing(a));
    page.write(1);
    await page.list(listing(b, { forced: true }));
    expect(page.runs()).toBe('a');
    page.write(0);
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(page.runs()).toBe('b');
  });

  it('is one that has the route, though a newer one has it not yet at hand', async () => {
    const page = openPage(listing(a));
    await page.list(listing(release('b', ['/Game', '/Extra'])));
    await page.go('/Extra');
    expect(page.runs()).toBe('b');
  });

  it('goes back when the registry goes back', async () => {
    const page = openPage(listing(a));
    await page.list(listing(b));
    await page.go('/Lottery');
    await page.list(listing(a));
    await page.go('/Game');
    expect(page.runs()).toBe('a');
  });
});

describe('a release that fails', () => {
  it('beside the one that runs is told and never taken', async () => {
    const page = openPage(listing(a));
    page.broken.set(b.container, new ReleaseFailure('bootstrap', 'no texts'));
    await page.list(listing(b));
    await page.go('/Lottery');
    await page.go('/Game');
    expect(page.runs()).toBe('a');
    expect(page.reported).toEqual(['b bootstrap']);
  });

  it('is told once, however often it shows', async () => {
    const page = openPage(listing(a));
    page.broken.set(b.container, new ReleaseFailure('load', '404'));
    await Promise.all([page.list(listing(b)), page.list(listing(b, { previous: a })), page.go('/Lottery')]);
    await page.go('/Game');
    expect(page.reported).toEqual(['b load']);
  });

  it('on screen gives way to the one before it in this page', async () => {
    const page = openPage(listing(a), { good: c });
    await page.list(listing(b));
    await page.go('/Lottery');
    await page.fail(b);
    expect(page.runs()).toBe('a');
    await page.go('/Game');
    expect(page.runs()).toBe('a');
  });

  it('gives way to the last good one of this browser, then to the one before it by the document', async () => {
    const page = openPage(listing(b, { previous: a }), { good: c });
    await page.fail(b);
    expect(page.runs()).toBe('c');
    await page.fail(c);
    expect(page.runs()).toBe('a');
    await page.fail(a);
    expect(page.runs()).toBeNull();
    expect(page.reported).toEqual(['b mount', 'c mount', 'a mount']);
  });

  it('as a canary gives way to the active one', async () => {
    const page = openPage(listing(a, { canary: { release: b, step: 'all', share: 1 } }));
    expect(page.runs()).toBe('b');
    await page.fail(b);
    expect(page.runs()).toBe('a');
  });

  it('in leaving is not taken at the next visit', async () => {
    const page = openPage(listing(b, { previous: a }));
    await page.go('/Home');
    await page.fail(b, 'unmount');
    await page.go('/Game');
    expect(page.runs()).toBe('a');
  });

  it('is tried again when the member asks, and when a newer one is there', async () => {
    const page = openPage(listing(b));
    await page.fail(b);
    expect(page.runs()).toBeNull();
    await page.releases.retry('mfe-x');
    expect(page.releases.running('mfe-x')).toEqual({ release: b, attempt: 1 });
    await page.fail(b);
    await page.list(listing(c));
    expect(page.runs()).toBe('c');
  });

  it('without a network is neither told nor given up', async () => {
    const page = openPage(listing(a));
    page.connect(false);
    page.broken.set(b.container, new ReleaseFailure('load', 'no network'));
    await page.list(listing(b));
    expect(page.reported).toEqual([]);
    page.broken.clear();
    page.connect(true);
    await page.go('/Lottery');
    expect(page.runs()).toBe('b');
  });

  it('never gives way to one that lacks the route', async () => {
    const page = openPage(listing(release('b', ['/Extra']), { previous: a }), { path: '/Extra' });
    await page.fail(release('b'));
    expect(page.runs()).toBeNull();
  });
});

describe('what a navigation would show', () => {
  it('is known before it happens, and nothing of it is taken', async () => {
    const page = openPage(listing(a), { path: '/Home' });
    expect(page.releases.next('/game')?.buildId).toBe('a');
    expect(page.runs()).toBeNull();
    await page.list(listing(b, { previous: a }));
    expect(page.releases.next('/Game')?.buildId).toBe('b');
  });

  it('is the next of the chain after one that failed, and nothing on the shell’s own routes', async () => {
    const page = openPage(listing(b, { previous: a }));
    await page.fail(b);
    expect(page.releases.next('/Lottery')?.buildId).toBe('a');
    expect(page.releases.next('/Home')).toBeNull();
    expect(page.releases.next('/Nowhere')).toBeNull();
  });
});
