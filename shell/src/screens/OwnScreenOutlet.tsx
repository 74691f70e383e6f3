import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { emitScreenShown } from '../frame/screenShown';
import { ComingOutline } from '../components/ComingOutline';
import { loadSafeHtml } from '../components/SafeHtml';
import { ScreenUnavailable } from '../components/ScreenUnavailable';
import { withTimeout } from '../remotes/phases/withTimeout';
import type { OwnScreen } from '../routes/ownRoutes';
import { HomeScreen } from './home/HomeScreen';

/** How long notices wait for what cleans their texts, which would move them when it came later. */
const cleanerPatienceMs = 3_000;

const loaders: Readonly<Record<OwnScreen, () => Promise<ComponentType>>> = {
  home: async () => HomeScreen,
  notices: async () => {
    const [part] = await Promise.all([
      import(/* webpackChunkName: "screen-notice" */ './notices/NoticesScreen'),
      withTimeout('Loading the sanitiser', cleanerPatienceMs, loadSafeHtml()).catch(() => undefined),
    ]);
    return part.NoticesScreen;
  },
  language: async () =>
    (await import(/* webpackChunkName: "screen-language" */ './language/LanguageScreen')).LanguageScreen,
  serviceOnline: async () =>
    (await import(/* webpackChunkName: "screen-serviceonline" */ './service/ServiceOnlineScreen')).load(),
  service: async () =>
    (await import(/* webpackChunkName: "screen-servicepage" */ './service/ServiceScreen')).load(),
};

const loaded = new Map<OwnScreen, ComponentType>([['home', HomeScreen]]);

/** Loads the code of an own screen, so that opening it shows it at once. */
export async function loadOwnScreen(screen: OwnScreen): Promise<void> {
  if (!loaded.has(screen)) loaded.set(screen, await loaders[screen]());
}

/**
 * One of the shell's own screens; all but Home are loaded when they are opened. Where that fails, a message with a
 * retry takes its place: React's `lazy` would fail for good, and the whole app with it.
 */
export function OwnScreenOutlet({ screen }: { screen: OwnScreen }) {
  const [phase, setPhase] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const load = useCallback(async () => {
    try {
      await loadOwnScreen(screen);
      setPhase('loaded');
    } catch {
      setPhase('failed');
    }
  }, [screen]);
  useEffect(() => {
    if (!loaded.has(screen)) void load();
  }, [screen, load]);
  const Screen = loaded.get(screen);
  const shown = Screen !== undefined;
  useEffect(() => {
    if (shown) emitScreenShown();
  }, [shown]);
  if (Screen) return <Screen />;
  return phase === 'failed' ? <ScreenUnavailable onRetry={load} /> : <ComingOutline />;
}
