import { useCall } from '@members/api-client';
import { type Game, lotteryCalls } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LoadFailed } from '@members/mfe-kit';
import { paths } from '@members/mfe-kit/paths';
import { Link, useSearchParams } from '@members/mfe-kit/router';
import {
  Badge,
  Button,
  Card,
  CardGrid,
  Chip,
  Delayed,
  EmptyState,
  HotIcon,
  Picture,
  Skeleton,
} from '@members/ui/core';
import { GameProgress } from './GameProgress';
import styles from './GamesByClass.module.css';
import { useGameBoard, type GameBoard } from './useGameBoard';

/** The games of the chosen class, marked where they are hot (GAME-05, D23). The class stands in the address. */
export function GamesByClass() {
  const { t } = useTexts('mfe-lottery');
  const [query, setQuery] = useSearchParams();
  const chosen = query.get('class');
  const classes = useCall(lotteryCalls.gameClasses);
  // The row is shown while the classes are loading, so that nothing moves when they come.
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
  const board = useGameBoard();
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
        subject="games"
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
          board={board}
          eager={index < 4}
        />
      ))}
    </CardGrid>
  );
}

interface GameCardProps {
  game: Game;
  hot: boolean;
  board: GameBoard;
  /** Visible before anything is scrolled. */
  eager: boolean;
}

/** A game to play, also for visitors: the lottery itself asks them to log in (GAME-06). */
function GameCard({ game, hot, board, eager }: GameCardProps) {
  const { t } = useTexts('mfe-lottery');
  return (
    <Card padding="s" className={styles.card} render={<Link to={paths.lottery(game)} />}>
      <Picture src={game.iconUrl} alt="" ratio="1 / 1" eager={eager} />
      <span className={styles.name}>{game.name}</span>
      <GameProgress id={game.id} board={board} />
      {hot && (
        <span className={styles.hot}>
          <Badge tone="gold">
            <HotIcon size={13} className={styles.flame} />
            {t('game.hot')}
          </Badge>
        </span>
      )}
    </Card>
  );
}
