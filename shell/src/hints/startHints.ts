import { startReads } from '@members/api-client/shell';
import { currentLanguage } from '@members/i18n';
import type { ListedRelease, ScreenAhead } from '@members/mfe-kit';
import { routeKey } from '@members/mfe-kit/release';
import { onScreenShown } from '../frame/screenShown';
import { tabOf, tabs } from '../frame/tabs';
import { whenIdle } from '../frame/whenIdle';
import type { RouteTable } from '../routes/routeTable';
import type { OwnScreen } from '../routes/ownRoutes';
import { linkedPath } from './linkedPath';
import { conditionsNow, mayFetchAhead, type Occasion } from './mayFetchAhead';

export interface HintsOptions {
  releases: { routes: () => RouteTable; next: (pathname: string) => ListedRelease | null };
  prepareAhead: (release: ListedRelease, screen: ScreenAhead) => Promise<void>;
  loadOwnScreen: (screen: OwnScreen) => Promise<unknown>;
  pathname: () => string;
  /** Whether anything is fetched ahead at all. */
  fetchAhead: boolean;
}

/**
 * Fetches screens ahead: at once where a link to them is pressed or focused, and when the browser is idle those of the
 * tabs in sight. A pressed link is as good as opened, so what its screen reads first is asked for as well. What fails
 * is told to nobody: opening the screen tries again.
 */
export function startHints(options: HintsOptions): void {
  const { releases, prepareAhead, loadOwnScreen, pathname, fetchAhead } = options;
  /** Containers of which a guess has failed: not guessed again in this page. */
  const failed = new Set<string>();
  let fetching = false;

  async function hint(path: string, occasion: Occasion): Promise<void> {
    if (!fetchAhead || !mayFetchAhead(occasion, conditionsNow())) return;
    const route = releases.routes().get(routeKey(path));
    if (!route) return;
    if (occasion === 'pressed') startReads(route.reads);
    if (route.owner.kind === 'shell')
      return void (await loadOwnScreen(route.owner.screen).catch(() => undefined));
    const release = releases.next(path);
    if (!release || (occasion !== 'pressed' && failed.has(release.container))) return;
    await prepareAhead(release, { path: route.path, language: currentLanguage() }).catch(() =>
      failed.add(release.container),
    );
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

  const follow = (occasion: Occasion) => (event: Event) => {
    const path = linkedPath(event.target);
    if (path) void hint(path, occasion);
  };
  document.addEventListener('pointerdown', follow('pressed'), { capture: true, passive: true });
  document.addEventListener('focusin', follow('focused'));
  onScreenShown(() => {
    if (tabOf(pathname())) void fetchTabs();
  });
}

/** The first quiet moment after everything of the first screen, pictures too, has arrived. */
async function idle(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }));
  await new Promise<void>((resolve) => whenIdle(resolve));
}
