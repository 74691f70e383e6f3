import { ReleaseFailure } from '../phases/ReleaseFailure';
import { a, b, c, listing, openPage, release } from '../../../testing/openPage';

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

describe('the releases whose scripts may run (SEC-04)', () => {
  const allowed = (page: ReturnType<typeof openPage>) =>
    [...new Set(page.releases.allowed().map(({ buildId }) => buildId))].sort();

  it('are those of the document: active, before it, canary', () => {
    const document = listing(a, { previous: b, canary: { release: c, step: 'few', share: 0 } });
    expect(allowed(openPage(document, { path: '/Home' }))).toEqual(['a', 'b', 'c']);
  });

  it('are those that run here or ran before, once they have gone out of it; never one that only stood in it', async () => {
    const page = openPage(listing(a, { previous: b }));
    await page.list(listing(c));
    expect(allowed(page)).toEqual(['a', 'c']);
    await page.go('/Lottery');
    expect(allowed(page)).toEqual(['a', 'c']);
  });

  it('are the last good one of this browser, once it may take the place of one that failed', async () => {
    const page = openPage(listing(b), { good: c });
    expect(allowed(page)).toEqual(['b']);
    await page.fail(b);
    expect(allowed(page)).toEqual(['b', 'c']);
  });
});
