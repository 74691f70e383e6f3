import type { BetType, Dice, DrawResult } from '@members/contract';
import { useTexts } from '@members/i18n';
import { VisuallyHidden } from '@members/ui/core';
import type { CSSProperties } from 'react';
import { sumOf } from '../../betting/resultText';
import { wins } from '../../odds/fairness';
import styles from './ResultRoad.module.css';

/** As many as stand side by side on a small phone. */
const roundsShown = 12;
const rows: readonly BetType[] = ['bi', 'sm', 'si', 'do'];

/** The latest results at a glance, the newest at the right, and that nothing follows from them. */
export function ResultRoad({ results }: { results: readonly DrawResult[] }) {
  const { t } = useTexts('mfe-lottery');
  const sums = results
    .flatMap(({ dice }): Dice[] => (dice ? [dice] : []))
    .slice(0, roundsShown)
    .toReversed()
    .map(sumOf);
  if (sums.length === 0) return null;
  const timesOf = (type: BetType) => sums.filter((sum) => wins(type, sum)).length;
  const spoken = {
    rounds: sums.length,
    sums: sums.join(', '),
    ...{ big: timesOf('bi'), small: timesOf('sm'), single: timesOf('si'), double: timesOf('do') },
  };
  return (
    <section className={styles.section} aria-label={t('road.title')}>
      <div className={styles.road} style={{ '--rounds': sums.length } as CSSProperties} aria-hidden="true">
        {rows.map((type) => (
          <div key={type} className={styles.row} data-type={type}>
            <span className={styles.label}>{t(`bets.${type}`)}</span>
            {sums.map((sum, index) => (
              <span key={index} className={styles.cell} data-on={wins(type, sum) || undefined} />
            ))}
          </div>
        ))}
        <div className={styles.row}>
          <span className={styles.label}>{t('road.sum')}</span>
          {sums.map((sum, index) => (
            <span key={index} className={styles.sum}>
              {sum}
            </span>
          ))}
        </div>
      </div>
      <VisuallyHidden>{t('road.spoken', spoken)}</VisuallyHidden>
      <p className={styles.note}>{t('road.note')}</p>
    </section>
  );
}
