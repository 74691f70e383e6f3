import { Card, StatusLabel } from '@members/ui/core';
import { Link } from 'react-router-dom';
import { useLocalised, verdictOf, verdictTones } from '../games/gameTexts';
import { ResultFigures } from '../games/ResultFigures';
import { Money } from '../parts/formats';
import { useAreaTexts } from '../texts';
import styles from './TodayScreen.module.css';
import type { Today } from './useToday';

/** What each game kept today, beside what fair dice keep, and whether the week is within its band. */
export function GameResults({ games }: { games: NonNullable<Today['games']> }) {
  const { t } = useAreaTexts('today');
  const { t: tGames } = useAreaTexts('games');
  const localised = useLocalised();
  if (games.length === 0) return null;
  return (
    <Card padding="l" className={styles.card}>
      <h2>{t('results')}</h2>
      <p className={styles.note}>{tGames('bandNote')}</p>
      <div className={styles.games}>
        {games.map(({ key, name, open, today, week }) => {
          const verdict = verdictOf(week);
          return (
            <section key={key} aria-label={localised(name)} className={styles.game}>
              <h3>
                <Link to={`/games/list/${key}`}>{localised(name)}</Link>
                {!open && <StatusLabel>{tGames('states.closed')}</StatusLabel>}
              </h3>
              <p className={styles.muted}>
                {tGames('turnoverToday')}: <Money minor={today.stakesMinor} />
              </p>
              <ResultFigures result={today} />
              <p className={styles.muted}>
                {t('week')}{' '}
                <StatusLabel tone={verdictTones[verdict]}>{tGames(`verdicts.${verdict}`)}</StatusLabel>
              </p>
            </section>
          );
        })}
      </div>
    </Card>
  );
}
