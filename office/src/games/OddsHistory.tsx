import { betTypes } from '@members/contract';
import { returnRange, type OfficeAnswer } from '@members/office-contract';
import { Card } from '@members/ui/core';
import { Link } from 'react-router-dom';
import { Time } from '../parts/formats';
import { useMay } from '../session/session';
import { useAreaTexts } from '../texts';
import styles from './GameScreen.module.css';
import { useGameFormats } from './gameTexts';
import { Summary } from './OddsEditor';

/** The odds of a game and all that were before, with who set them and from which round on they held. */
export function OddsHistory({ game }: { game: OfficeAnswer<'game'> }) {
  const { t } = useAreaTexts('games');
  const { option, odds: oddsText, percents } = useGameFormats();
  const mayChange = useMay('games.change');
  return (
    <Card padding="l" className={styles.form}>
      <div className={styles.head}>
        <h2>{t('odds')}</h2>
        {mayChange && <Link to={`/games/list/${game.key}/odds`}>{t('changeOdds')}</Link>}
      </div>
      <Summary odds={game.odds} floorHundredths={game.floorHundredths} />
      <ol className={styles.versions} reversed>
        {game.oddsVersions.map((version) => {
          const { least, most } = returnRange(version.odds);
          return (
            <li key={version.version}>
              <details open={version === game.oddsVersions[0]}>
                <summary>
                  {t('oddsVersion', { number: version.fromNumber, returns: percents(least, most) })} ·{' '}
                  {version.setBy === '' ? (
                    t('fromTheStart')
                  ) : (
                    <>
                      {t('setBy', { first: version.proposedBy, second: version.setBy })} ·{' '}
                      <Time at={version.at} />
                    </>
                  )}
                </summary>
                {version.reason && <p>{version.reason}</p>}
                <dl className={styles.odds}>
                  {betTypes.map((type) => (
                    <div key={type}>
                      <dt>{option(type)}</dt>
                      <dd>{oddsText(version.odds[type])}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
