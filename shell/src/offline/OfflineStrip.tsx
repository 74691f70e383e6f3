import { call } from '@members/api-client';
import { siteCalls } from '@members/contract';
import { freshness } from '@members/api-client/shell';
import { languageTag, useLanguage, useTexts, type Language } from '@members/i18n';
import { useEffect, useSyncExternalStore } from 'react';
import styles from './OfflineStrip.module.css';

/** How often the server is asked again while kept answers are on screen. */
const againMs = 5_000;

/** Says above the screen that there is no network, and how old the answers on screen are. The first new answer ends it. */
export function OfflineStrip() {
  const { t } = useTexts('shell');
  const language = useLanguage();
  const keptSince = useSyncExternalStore(freshness.subscribe, freshness.keptSince);
  const shown = keptSince !== null;

  useEffect(() => {
    if (!shown) return;
    // One small call is enough: with its answer everything on screen is read again.
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

/** When something was kept, in the format of the language and the zone of the device: the time alone if it was today. */
export function keptMoment(
  keptAt: number,
  now: number,
  language: Language,
): { today: boolean; time: string } {
  const today = new Date(keptAt).toDateString() === new Date(now).toDateString();
  const style: Intl.DateTimeFormatOptions = today
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return { today, time: new Intl.DateTimeFormat(languageTag(language), style).format(keptAt) };
}
