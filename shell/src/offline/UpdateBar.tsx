import { useTexts } from '@members/i18n';
import { useLocation } from '@members/mfe-kit/router';
import { Button } from '@members/ui/core';
import { useSyncExternalStore } from 'react';
import { tabOf } from '../frame/tabs';
import { updateOffer } from './updateOffer';
import styles from './UpdateBar.module.css';

/** Offers a new shell above the tab bar, so on screens where nothing is being filled in. */
export function UpdateBar({ isBusy }: { isBusy: () => boolean }) {
  const { t } = useTexts('shell');
  const { pathname } = useLocation();
  const state = useSyncExternalStore(updateOffer.subscribe, updateOffer.state);
  if (state === 'none' || !tabOf(pathname)) return null;
  return (
    <aside className={styles.place} aria-label={t('update.label')}>
      <div className={styles.bar}>
        <p role="status" className={styles.text}>
          {t('update.ready')}
        </p>
        <div className={styles.choice}>
          <Button variant="quiet" onClick={updateOffer.later} disabled={state === 'taken'}>
            {t('update.later')}
          </Button>
          <Button variant="secondary" busy={state === 'taken'} onClick={() => void updateOffer.take(isBusy)}>
            {t('update.take')}
          </Button>
        </div>
      </div>
    </aside>
  );
}
