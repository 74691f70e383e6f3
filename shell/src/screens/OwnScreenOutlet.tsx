import { useTexts } from '@members/i18n';
import { useCallback, useEffect, useState, type ComponentType } from 'react';
import { RemoteUnavailable } from '../remotes/RemoteUnavailable';
import type { OwnScreen } from '../routes/ownRoutes';
import { HomeScreen } from './home/HomeScreen';
import { ScreenLoading } from './ScreenLoading';

const loaders: Readonly<Record<OwnScreen, () => Promise<ComponentType>>> = {
  home: async () => HomeScreen,
  notices: async () => (await import('./notices/NoticesScreen')).NoticesScreen,
  language: async () => (await import('./language/LanguageScreen')).LanguageScreen,
  serviceOnline: async () => (await import('./service/ServiceOnlineScreen')).ServiceOnlineScreen,
  service: async () => (await import('./service/ServiceScreen')).ServiceScreen,
};

const loaded = new Map<OwnScreen, ComponentType>([['home', HomeScreen]]);

/**
 * One of the shell's own screens; all but Home are loaded when they are opened. Where that fails, a message with a
 * retry stands in its place: a `lazy` would fail for good, and take the app with it.
 */
export function OwnScreenOutlet({ screen }: { screen: OwnScreen }) {
  const { t } = useTexts('common');
  const [phase, setPhase] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const load = useCallback(async () => {
    try {
      loaded.set(screen, await loaders[screen]());
      setPhase('loaded');
    } catch {
      setPhase('failed');
    }
  }, [screen]);
  useEffect(() => {
    if (!loaded.has(screen)) void load();
  }, [screen, load]);
  const Screen = loaded.get(screen);
  if (Screen) return <Screen />;
  return phase === 'failed' ? <RemoteUnavailable onRetry={load} /> : <ScreenLoading label={t('loading')} />;
}
