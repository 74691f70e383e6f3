import { session } from '@members/api-client/session';
import type { ExtensionPlace, ListedRelease, RemoteExtension } from '@members/mfe-kit';
import { listing, openPage, release } from '../../../testing/openPage';
import { ReleaseFailure } from '../phases/ReleaseFailure';
import { createSlots } from './slots';

const slot = 'wallet.report';
const adding = (buildId: string, ...extensions: Partial<RemoteExtension>[]): ListedRelease => ({
  ...release(buildId),
  extensions: extensions.map((each) => ({ slot, name: 'stakes', ...each })),
});
const [a, b] = [adding('a', {}), adding('b', {})];
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A page at /Home whose slot shows which release was mounted there, as `<build> <extension>`. */
function openSlots(active: ListedRelease, more: Partial<ReturnType<typeof listing>> = {}) {
  const page = openPage(listing(active, more), { path: '/Home' });
  let listed = listing(active, more);
  const broken = new Map<string, ReleaseFailure>();
  const ready = new Set<string>();
  const reported: string[] = [];
  const places: ExtensionPlace[] = [];
  const throwers = new Map<string, (error: unknown) => void>();
  const element = document.createElement('section');
  const { fill } = createSlots({
    registry: { document: () => ({ remotes: { 'mfe-x': listed } }) as never },
    releases: page.releases,
    reports: { failed: ({ buildId }, phase) => void reported.push(`${buildId} ${phase}`) },
    async prepare({ container }) {
      ready.add(container);
      return {} as never;
    },
    isReady: ({ container }) => ready.has(container),
    isOwn: () => false,
    mount(mounted, host, place) {
      places.push(place);
      const own = document.createElement('p');
      return {
        async show(onError) {
          ready.add(mounted.container);
          const failure = broken.get(mounted.buildId);
          if (failure) throw failure;
          throwers.set(mounted.buildId, onError);
          own.textContent = `${mounted.buildId} ${place.name}`;
          host.append(own);
        },
        async end() {
          own.remove();
        },
      };
    },
  });
  return {
    fill: (data = {}) => fill(slot, element, data),
    places,
    broken,
    reported,
    shows: () => [...element.querySelectorAll('p')].map(({ textContent }) => textContent),
    fail: (buildId: string) => throwers.get(buildId)?.(new Error('broken')),
    async list(next: ListedRelease, options: Partial<ReturnType<typeof listing>> = {}) {
      listed = listing(next, options);
      await page.list(listed);
      await settled();
    },
  };
}

beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));

describe('a slot', () => {
  it('shows what releases add to it, by their order, and nothing of other slots', async () => {
    const page = openSlots(
      adding('a', {}, { name: 'last', order: 101 }, { name: 'first', order: 1 }, { slot: 'wallet.other' }),
    );
    page.fill();
    await settled();
    expect(page.shows()).toEqual(['a first', 'a stakes', 'a last']);
  });

  it('shows what is for members to members only', async () => {
    const page = openSlots(adding('a', { access: 'member' }));
    page.fill();
    await settled();
    expect(page.shows()).toEqual([]);
    const signedIn = jest.spyOn(session, 'current').mockReturnValue({ memberId: 1 } as never);
    page.fill();
    await settled();
    expect(page.shows()).toEqual(['a stakes']);
    signedIn.mockRestore();
  });

  it('hands on copies of its data that nobody can change, and tells of each change once', async () => {
    const page = openSlots(a);
    const filled = page.fill({ sums: [1], show: () => undefined });
    const [place] = page.places;
    expect(place?.data).toEqual({ sums: [1] });
    const sums = place?.data['sums'] as number[];
    expect(() => sums.push(2)).toThrow(TypeError);
    const listener = jest.fn();
    place?.listen(listener);
    filled.update({ sums: [1] });
    expect(listener).not.toHaveBeenCalled();
    filled.update({ sums: [2] });
    expect(listener).toHaveBeenCalledTimes(1);
    expect(place?.data).toEqual({ sums: [2] });
  });

  it('is empty after its end', async () => {
    const page = openSlots(a);
    const filled = page.fill();
    await settled();
    filled.end();
    expect(page.shows()).toEqual([]);
  });
});

describe('an extension that fails', () => {
  it.each(['load', 'bootstrap', 'mount'] as const)(
    'in %s is reported, gives way to the release before, and is not tried again in this page',
    async (phase) => {
      const page = openSlots(b, { previous: a });
      page.broken.set('b', new ReleaseFailure(phase, 'broken'));
      page.fill().end();
      page.fill();
      await settled();
      expect(page.shows()).toEqual(['a stakes']);
      page.fill().end();
      expect(page.reported).toEqual([`b ${phase}`]);
    },
  );

  it('later, too', async () => {
    const page = openSlots(b, { previous: a });
    page.fill();
    await settled();
    expect(page.shows()).toEqual(['b stakes']);
    page.fail('b');
    await settled();
    expect(page.shows()).toEqual(['a stakes']);
    expect(page.reported).toEqual(['b render']);
  });

  it('shows nothing where no release is left, also where the one before adds nothing', async () => {
    const page = openSlots(b, { previous: release('a') });
    page.broken.set('b', new ReleaseFailure('mount', 'broken'));
    page.fill();
    await settled();
    expect(page.shows()).toEqual([]);
  });
});

describe('another release', () => {
  it('is prepared beside the one that is shown, and comes with the next screen', async () => {
    const page = openSlots(a);
    const filled = page.fill();
    await settled();
    await page.list(b, { previous: a });
    expect(page.shows()).toEqual(['a stakes']);
    filled.end();
    page.fill();
    await settled();
    expect(page.shows()).toEqual(['b stakes']);
  });

  it('comes at once where an operator forces it, and so does the one that was there before', async () => {
    const page = openSlots(a);
    page.fill();
    await settled();
    await page.list(b, { previous: a, forced: true });
    expect(page.shows()).toEqual(['b stakes']);
    await page.list(a, { forced: true });
    expect(page.shows()).toEqual(['a stakes']);
  });
});
