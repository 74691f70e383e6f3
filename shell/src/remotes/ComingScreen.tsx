import { useTexts } from '@members/i18n';
import { ScreenOutline } from '@members/ui/core';
import { useEffect } from 'react';
import { ScreenUnavailable } from '../components/ScreenUnavailable';

interface ComingScreenProps {
  /** Whether what runs remotes could not be loaded. */
  failed: boolean;
  onOpen: () => Promise<void>;
}

/** In the place of a screen that is none of the shell's, before it is known whose it is: asks for what knows it. */
export function ComingScreen({ failed, onOpen }: ComingScreenProps) {
  const { t } = useTexts('shell');
  useEffect(() => void onOpen(), [onOpen]);
  return failed ? <ScreenUnavailable onRetry={onOpen} /> : <ScreenOutline label={t('remote.loading')} />;
}
