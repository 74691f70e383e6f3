import { useTexts } from '@members/i18n';
import { InfoIcon } from '@members/ui/core';
import { formatPoints } from '../betting/orderRules';
import { shortPeriod } from '../betting/roundClock';
import styles from './PracticeBanner.module.css';
import { latestOf, type PracticeBook, returnedOf } from './practiceBook';

/** What marks practice as such above the options, and what the last practice round came to. */
export function PracticeBanner({ book }: { book: PracticeBook }) {
  const { t } = useTexts('mfe-lottery');
  const bets = latestOf(book);
  const [latest] = bets;
  const matched = bets.filter(({ returnedMinor }) => returnedMinor > 0).length;
  const result =
    latest &&
    t(latest.dice ? 'practice.latest' : 'practice.latestVoid', {
      period: shortPeriod(latest.period),
      matched: `${matched}/${bets.length}`,
      points: formatPoints(returnedOf(bets)),
    });
  return (
    <section className={styles.banner} aria-label={t('practice.title')}>
      <InfoIcon size={18} />
      <div className={styles.texts}>
        <p className={styles.mark}>{t('practice.mark')}</p>
        <p role="status" className={result ? undefined : styles.about}>
          {result ?? t('practice.about')}
        </p>
      </div>
    </section>
  );
}
