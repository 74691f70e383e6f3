import { call } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { freshness } from '@members/api-client/shell';
import { useLanguage, useTexts } from '@members/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import { keptMoment } from './keptMoment';
import styles from './OfflineStrip.module.css';

/** How often the server is asked again while kept answers stand on screen. */
const againMs = 5_000;

/** Says above the screen that there is no network, and of when what is shown is; gone with the first answer. */
export function OfflineStrip() {
  const { t } = useTexts('shell');
  const language = useLanguage();
  const keptSince = useSyncExternalStore(freshness.subscribe, freshness.keptSince);
  const shown = keptSince !== null;

  useEffect(() => {
    if (!shown) return;
    // One small call: with its answer everything on screen is read anew, whatever that is.
    const again = () => {
      if (document.visibilityState === 'visible') call(siteCalls.siteInfo).catch(() => undefined);
    };
    const timer = setInterval(again, againMs);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [shown]);

  const moment = shown && keptMoment(keptSince, Date.now(), language);
  return (
    <div role="status" className={styles.strip}>
      {moment && (
        <p className={styles.text}>
          {t(moment.today ? 'offline.today' : 'offline.before', { time: moment.time })}
        </p>
      )}
    </div>
  );
}
