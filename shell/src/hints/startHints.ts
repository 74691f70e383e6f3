import { session } from '@members/api-client/session';
import { startReads } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import type { ListedRelease } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { onScreenShown } from '../frame/screenShown';
import { tabOf, tabs } from '../frame/tabs';
import { whenIdle } from '../frame/whenIdle';
import { isSentOn } from '../preload/linksFor';
import type { ReadyScreen } from '../remotes/mount/mounts';
import type { LateRemotes } from '../remotes/lateRemotes';
import { findRoute, ownRouteTable } from '../routes/routeTable';
import type { OwnScreen } from '../routes/ownRoutes';
import { conditionsNow, followBattery, mayFetchAhead, type Occasion } from './mayFetchAhead';

/** How long after a press its click is waited for. */
const clickPatienceMs = 500;

export interface HintsOptions {
  late: LateRemotes;
  loadOwnScreen: (screen: OwnScreen) => Promise<unknown>;
  pathname: () => string;
  /** Whether anything is fetched ahead at all. */
  fetchAhead: boolean;
}

/**
 * Fetches screens ahead: at once where a link to them is pressed or focused, and when the browser is idle those of the
 * tabs in sight. A pressed link is as good as opened, so what its screen reads first is asked for as well, and a tab's
 * screen is mounted out of sight while the finger is still down. Failures are not reported: opening the screen tries
 * again.
 */
export function startHints(options: HintsOptions): void {
  const { late, loadOwnScreen, pathname, fetchAhead } = options;
  /** Containers that could not be fetched ahead: in this page they are loaded only when they are opened. */
  const failed = new Set<string>();
  let fetching = false;
  void followBattery();

  const services = () => late.state().remotes?.services;
  const routeOf = (path: string) => findRoute((services()?.releases.routes ?? ownRouteTable)(), path);

  /**
   * Fetches a screen ahead, or the login where a visitor would be sent there. Returns what can be mounted, where the
   * screen is a remote's.
   */
  async function hint(
    path: string,
    occasion: Occasion,
    query = new URLSearchParams(),
  ): Promise<ReadyScreen | undefined> {
    if (!fetchAhead || !mayFetchAhead(occasion, conditionsNow())) return undefined;
    if (!routeOf(path)) await late.open();
    const wanted = routeOf(path);
    const sentOn =
      wanted && occasion !== 'pressed' && isSentOn(wanted, { signedIn: session.current() !== null });
    const route = sentOn ? routeOf(paths.login) : wanted;
    if (!route) return undefined;
    if (occasion === 'pressed') startReads(route.reads, query);
    if (route.owner.kind === 'shell') {
      await loadOwnScreen(route.owner.screen).catch(() => undefined);
      return undefined;
    }
    const release = services()?.releases.next(route.path);
    if (!release || (occasion !== 'pressed' && failed.has(release.container))) return undefined;
    try {
      const screen = { path: route.path, language: currentLanguage() };
      return { release, path: route.path, lifecycles: await services()!.prepareAhead(release, screen) };
    } catch {
      failed.add(release.container);
      return undefined;
    }
  }

  async function press({ path, query }: LinkedAddress, over: AbortSignal): Promise<void> {
    const screen = await hint(path, 'pressed', query);
    // Links other than tabs are mostly pressed to scroll. A remote that is on screen is not mounted a second time.
    if (!screen || !tabOf(path) || !tabOf(pathname()) || isHere(screen.release)) return;
    services()!.mountAhead(screen, over);
  }

  function isHere({ name }: ListedRelease): boolean {
    const owner = routeOf(pathname())?.owner;
    return owner?.kind === 'remote' && owner.name === name;
  }

  async function fetchTabs(): Promise<void> {
    if (fetching) return;
    fetching = true;
    for (const { path } of tabs) {
      await idle();
      if (tabOf(pathname())) await hint(path, 'in sight');
    }
    fetching = false;
  }

  document.addEventListener(
    'pointerdown',
    (event) => {
      const address = linkedAddress(event.target);
      if (address) void press(address, endOfPress());
    },
    { capture: true, passive: true },
  );
  document.addEventListener('focusin', (event) => {
    const address = linkedAddress(event.target);
    if (address) void hint(address.path, 'focused');
  });
  onScreenShown(() => {
    if (tabOf(pathname())) void fetchTabs();
  });
}

interface LinkedAddress {
  path: string;
  query: URLSearchParams;
}

/** Where a link in the app leads to, for anything inside the link; null elsewhere. */
function linkedAddress(target: EventTarget | null): LinkedAddress | null {
  const href = target instanceof Element ? target.closest('a[href]')?.getAttribute('href') : null;
  if (!href?.startsWith('#/')) return null;
  const [path = '', search] = href.slice(1).replace(/#.*$/, '').split('?');
  return { path, query: new URLSearchParams(search) };
}

/** Aborts when a press is over: cancelled, or released, after which a click may follow. */
function endOfPress(): AbortSignal {
  const over = new AbortController();
  const { signal } = over;
  window.addEventListener('pointercancel', () => over.abort(), { signal });
  window.addEventListener('pointerup', () => setTimeout(() => over.abort(), clickPatienceMs), { signal });
  return signal;
}

/** The first quiet moment after everything of the first screen, pictures too, has arrived. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => whenIdle(resolve));
}
