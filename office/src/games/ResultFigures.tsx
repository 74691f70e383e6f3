import type { GameResult } from '@members/office-contract';
import { StatusLabel } from '@members/ui/core';
import { Money } from '../parts/formats';
import { useAreaTexts } from '../texts';
import { verdictOf, verdictTones } from './gameTexts';
import styles from './ResultFigures.module.css';

/** What a game kept of its stakes, beside what fair dice keep of them on average and in 99 of 100 cases at the ends. */
export function ResultFigures({ result }: { result: GameResult }) {
  const { t } = useAreaTexts('games');
  const { stakesMinor, payoutsMinor, expectedMinor, bandMinor } = result;
  const verdict = verdictOf(result);
  if (verdict === 'none') return <StatusLabel>{t('verdicts.none')}</StatusLabel>;
  const expected = stakesMinor - expectedMinor;
  return (
    <span className={styles.figures}>
      <strong>
        <Money minor={stakesMinor - payoutsMinor} />
      </strong>
      <StatusLabel tone={verdictTones[verdict]}>{t(`verdicts.${verdict}`)}</StatusLabel>
      <Scale result={result} />
      <span className={styles.band}>
        {t('expected')} <Money minor={expected} />, {t('band')} <Money minor={expected - bandMinor} /> …{' '}
        <Money minor={expected + bandMinor} />
      </span>
    </span>
  );
}

/** The band as a bar with its middle, and the result as a point. The text says the same. */
function Scale({ result: { payoutsMinor, expectedMinor, bandMinor } }: { result: GameResult }) {
  // Beyond twice the band the point stays at the end of the line.
  const reach = 2 * bandMinor || 1;
  const at = 50 + 50 * Math.max(-1, Math.min(1, (expectedMinor - payoutsMinor) / reach));
  return (
    <svg className={styles.scale} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">
      <rect className={styles.track} x="0" y="3.5" width="100" height="1" />
      <rect className={styles.inside} x="25" y="2" width="50" height="4" />
      <rect className={styles.mean} x="49.75" y="1" width="0.5" height="6" />
      <rect
        className={styles.point}
        x={Math.max(0, Math.min(98.5, at - 0.75))}
        y="0"
        width="1.5"
        height="8"
      />
    </svg>
  );
}
