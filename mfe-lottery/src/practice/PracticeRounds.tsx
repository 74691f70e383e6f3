import { useTexts } from '@members/i18n';
import { Button, Card, EmptyState, StatusLabel } from '@members/ui/core';
import { formatPoints } from '../betting/orderRules';
import { resultText, sumOf } from '../betting/resultText';
import { PeriodText } from '../components/PeriodText';
import { ThrownDice } from '../components/ThrownDice';
import { wins } from '../odds/fairness';
import {
  type EndedPracticeBet,
  firstBalanceMinor,
  newBook,
  type PracticeBet,
  returnedOf,
} from './practiceBook';
import styles from './PracticeRounds.module.css';
import { betText } from './practiceTexts';
import { usePracticeBook } from './usePracticeBook';

/** Practice bets, newest first: those that wait for their draw, and what became of the others. */
export function PracticeRounds() {
  const { t } = useTexts('mfe-lottery');
  const { book, change } = usePracticeBook();
  const staked = book.ended.reduce((sum, { stake }) => sum + stake * 100, 0);
  const bets: readonly (PracticeBet & Partial<EndedPracticeBet>)[] = [...book.open, ...book.ended];
  const startAgain = (
    <Button variant="secondary" block onClick={() => change((before) => ({ ...newBook, on: before.on }))}>
      {t('practice.again', { points: formatPoints(firstBalanceMinor) })}
    </Button>
  );
  if (bets.length === 0) return <EmptyState text={t('practice.empty')} />;
  return (
    <div className={styles.rounds}>
      {book.ended.length > 0 && (
        <p className={styles.total}>
          {t('practice.total', {
            staked: formatPoints(staked),
            returned: formatPoints(returnedOf(book.ended)),
          })}
        </p>
      )}
      <ul className={styles.list}>
        {bets.map((bet, index) => (
          <li key={bets.length - index}>
            <PracticeCard bet={bet} />
          </li>
        ))}
      </ul>
      {startAgain}
    </div>
  );
}

function PracticeCard({ bet }: { bet: PracticeBet & Partial<EndedPracticeBet> }) {
  const { t } = useTexts('mfe-lottery');
  const { dice, returnedMinor = 0, period } = bet;
  const state =
    dice === undefined
      ? 'waiting'
      : dice === null
        ? 'void'
        : wins(bet.type, sumOf(dice))
          ? 'matched'
          : 'missed';
  return (
    <Card render={<article />} className={styles.card}>
      <div className={styles.line}>
        <span className={styles.muted}>
          <PeriodText text={t('records.period', { period })} period={period} />
        </span>
        <StatusLabel waiting={state === 'waiting'}>
          {t(`practice.state.${state}`, { points: formatPoints(returnedMinor) })}
        </StatusLabel>
      </div>
      <p className={styles.bet}>{betText(t, bet)}</p>
      {dice && (
        <div className={styles.line}>
          <ThrownDice dice={dice} size={24} />
          <span className={styles.muted}>
            {resultText(t, { dice, size: sizeOf(dice), parity: parityOf(dice) })}
          </span>
        </div>
      )}
    </Card>
  );
}

const sizeOf = (dice: Parameters<typeof sumOf>[0]) => (wins('bi', sumOf(dice)) ? 'bi' : 'sm');
const parityOf = (dice: Parameters<typeof sumOf>[0]) => (wins('si', sumOf(dice)) ? 'si' : 'do');
