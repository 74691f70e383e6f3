import { useCall } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { useSearchParams } from '@members/mfe-kit/router';
import { Button, CardGrid, Chip, Delayed, EmptyState, Skeleton } from '@members/ui/core';
import { GameCard } from './GameCard';
import styles from './GamesByClass.module.css';

/** GAME-05, D23: the games of the chosen class, marked where they are hot. The class stands in the address. */
export function GamesByClass() {
  const { t } = useTexts('mfe-lottery');
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('class');
  const classes = useCall(lotteryCalls.gameClasses);
  // While they are read the row is there, so that nothing moves when they come.
  const hasClasses = classes.isPending || (classes.data?.length ?? 0) > 0;
  const choose = (key: string | null) => setQuery(key === null ? {} : { class: key }, { replace: true });
  return (
    <section>
      <h2 className={styles.heading}>{t('game.games')}</h2>
      {hasClasses && (
        <div className={styles.classes} role="group" aria-label={t('game.classes')}>
          <Chip selected={chosen === null} onClick={() => choose(null)}>
            {t('game.all')}
          </Chip>
          {classes.data?.map(({ key, name }) => (
            <Chip key={key} selected={chosen === key} onClick={() => choose(key)}>
              {name}
            </Chip>
          ))}
        </div>
      )}
      <GameGrid classKey={chosen} onShowAll={() => choose(null)} />
    </section>
  );
}

function GameGrid({ classKey, onShowAll }: { classKey: string | null; onShowAll: () => void }) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  const games = useCall(lotteryCalls.games, classKey === null ? {} : { classKey });
  const hot = useCall(lotteryCalls.hotGames);
  if (!games.data && games.isError) return <LoadFailed query={games} />;
  if (!games.data)
    return (
      <Delayed label={common('loading')}>
        <CardGrid>
          {['a', 'b', 'c', 'd'].map((key) => (
            <Skeleton key={key} shape="block" ratio="5 / 6" />
          ))}
        </CardGrid>
      </Delayed>
    );
  if (games.data.length === 0)
    return (
      <EmptyState
        text={t('game.empty')}
        action={
          classKey === null ? (
            <Button variant="secondary" onClick={() => void games.refetch()} busy={games.isFetching}>
              {common('refresh')}
            </Button>
          ) : (
            <Button variant="secondary" onClick={onShowAll}>
              {t('game.showAll')}
            </Button>
          )
        }
      />
    );
  return (
    <CardGrid>
      {games.data.map((game, index) => (
        <GameCard
          key={game.id}
          game={game}
          hot={hot.data?.some(({ id }) => id === game.id) ?? false}
          eager={index < 4}
        />
      ))}
    </CardGrid>
  );
}
