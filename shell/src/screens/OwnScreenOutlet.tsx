import { useTexts } from '@members/i18n';
import { Suspense, lazy, type ComponentType } from 'react';
import type { OwnScreen } from '../routes/ownRoutes';
import { HomeScreen } from './home/HomeScreen';
import { ScreenLoading } from './ScreenLoading';

const screens: Readonly<Record<OwnScreen, ComponentType>> = {
  home: HomeScreen,
  notices: lazy(async () => ({ default: (await import('./notices/NoticesScreen')).NoticesScreen })),
  language: lazy(async () => ({ default: (await import('./language/LanguageScreen')).LanguageScreen })),
  serviceOnline: lazy(async () => ({
    default: (await import('./service/ServiceOnlineScreen')).ServiceOnlineScreen,
  })),
  service: lazy(async () => ({ default: (await import('./service/ServiceScreen')).ServiceScreen })),
};

/** One of the shell's own screens; all but Home are loaded when they are opened. */
export function OwnScreenOutlet({ screen }: { screen: OwnScreen }) {
  const { t } = useTexts('common');
  const Screen = screens[screen];
  return (
    <Suspense fallback={<ScreenLoading label={t('loading')} />}>
      <Screen />
    </Suspense>
  );
}
