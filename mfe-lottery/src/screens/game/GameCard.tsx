import type { Game } from '@members/contract';
import { useTexts } from '@members/i18n';
import { paths } from '@members/mfe-kit';
import { Link } from '@members/mfe-kit/router';
import { Badge, Card, HotIcon, Picture } from '@members/ui/core';
import styles from './GameCard.module.css';

export interface GameCardProps {
  game: Game;
  hot: boolean;
  /** In the first sight of the screen. */
  eager: boolean;
}

/** A game to play (GAME-06): the lottery itself asks a visitor to log in. */
export function GameCard({ game, hot, eager }: GameCardProps) {
  const { t } = useTexts('mfe-lottery');
  return (
    <Card padding="s" className={styles.card} render={<Link to={paths.lottery(game)} />}>
      <Picture src={game.iconUrl} alt="" ratio="1 / 1" eager={eager} />
      <span className={styles.name}>{game.name}</span>
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
