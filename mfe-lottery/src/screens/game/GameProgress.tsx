import type { GameNow } from '@members/contract';
import { unitLabel, useTexts } from '@members/i18n';
import { TimeIcon } from '@members/ui/core';
import { formatPoints } from '../../betting/orderRules';
import { clockText } from '../../betting/roundClock';
import { ThrownDice } from '../../components/ThrownDice';
import styles from './GameProgress.module.css';
import { useSecondsLeft, type GameBoard } from './useGameBoard';

/** On a game's card: time to the draw, last result and stakes. Its place is kept while they are on their way. */
export function GameProgress({ id, board }: { id: number; board: GameBoard }) {
  if (!board.games) return <span className={styles.progress} />;
  const game = board.games.find((each) => each.id === id);
  return game ? <Progress game={game} readAtMs={board.readAtMs} /> : null;
}

function Progress({ game, readAtMs }: { game: GameNow; readAtMs: number }) {
  const { t } = useTexts('mfe-lottery');
  const left = clockText(useSecondsLeft(game.secondsToDraw, readAtMs));
  const stakes = `${formatPoints(game.minStake * 100)}–${formatPoints(game.maxStake * 100)}\u00a0${unitLabel}`;
  return (
    <span className={styles.progress}>
      <span className={styles.line}>
        <span className={styles.countdown} aria-label={t('game.drawIn', { time: left })}>
          <TimeIcon size={14} />
          {left}
        </span>
        {game.dice && <ThrownDice dice={game.dice} size={18} />}
      </span>
      <span className={styles.stakes}>{t('game.stakes', { stakes })}</span>
    </span>
  );
}
