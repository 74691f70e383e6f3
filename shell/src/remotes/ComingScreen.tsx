import { useTexts } from '@members/i18n';
import { useLocation } from '@members/mfe-kit/router';
import { ScreenOutline } from '@members/ui/core';
import { useEffect } from 'react';
import { ComingOutline } from '../components/ComingOutline';
import { ScreenUnavailable } from '../components/ScreenUnavailable';
import { tabOf } from '../frame/tabs';

interface ComingScreenProps {
  /** Whether what runs remotes could not be loaded. */
  failed: boolean;
  onOpen: () => Promise<void>;
}

/**
 * In the place of a screen that is none of the shell's, before it is known whose it is: asks for what knows it. Of a tab the title
 * is known.
 */
export function ComingScreen({ failed, onOpen }: ComingScreenProps) {
  const { t } = useTexts('common');
  const { pathname } = useLocation();
  useEffect(() => void onOpen(), [onOpen]);
  if (failed) return <ScreenUnavailable onRetry={onOpen} />;
  return tabOf(pathname) ? <ComingOutline /> : <ScreenOutline label={t('loading')} />;
}
