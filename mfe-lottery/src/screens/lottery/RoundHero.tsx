import type { GameState } from '@members/contract';
import { useTexts } from '@members/i18n';
import { Badge, Button, Card, ForwardIcon, LiveRegion, LockIcon, TimeIcon } from '@members/ui/core';
import { type ReactNode, useId, useState } from 'react';
import { resultText } from '../../betting/resultText';
import { clockText, shortPeriod } from '../../betting/roundClock';
import { PeriodText } from '../../components/PeriodText';
import { ThrownDice } from '../../components/ThrownDice';
import type { RoundClock } from './useRoundClock';
import styles from './RoundHero.module.css';

export interface RoundHeroProps {
  state: GameState;
  clock: RoundClock;
  /** The new period should be there already. */
  late: boolean;
  /** A round whose draw has waited for its beacon value for a while. */
  pendingPeriod: string | undefined;
  onVerify: (period: string) => void;
  onResults: () => void;
  onRules: () => void;
  onRetry: () => void;
  /** The way into practice and out of it; none while play is paused. */
  practice: ReactNode;
}

/** The countdown to the draw and the dice of the previous one (LOT-04, LOT-05). */
export function RoundHero(props: RoundHeroProps) {
  const { state, clock, late, pendingPeriod, onVerify, onResults, onRules, onRetry, practice } = props;
  const { t } = useTexts('mfe-lottery');
  const label = useId();
  const [firstSeen] = useState(state.lastPeriod);
  return (
    <Card tone="ink" className={styles.hero}>
      <div className={styles.round}>
        <div className={styles.line}>
          <p className={styles.caption} id={label}>
            <PeriodText text={t('round.drawIn', { period: state.nextPeriod })} period={state.nextPeriod} />
          </p>
          <p className={styles.caption}>
            {state.dice && t('round.last', { period: shortPeriod(state.lastPeriod) })}
          </p>
        </div>
        <div className={styles.line}>
          <p className={styles.countdown} role="timer" aria-labelledby={label}>
            {clock.unsure ? '--:--' : clockText(clock.secondsToDraw)}
          </p>
          <span className={styles.dice}>
            {state.dice && (
              <ThrownDice
                key={state.lastPeriod}
                dice={state.dice}
                size={44}
                rolling={state.lastPeriod !== firstSeen}
              />
            )}
          </span>
        </div>
        <div className={styles.line}>
          <BettingState clock={clock} late={late} />
          <p className={styles.caption}>{state.dice ? resultText(t, state) : t('round.noResult')}</p>
        </div>
      </div>
      {pendingPeriod !== undefined && (
        <button
          type="button"
          className={styles.pending}
          aria-haspopup="dialog"
          onClick={() => onVerify(pendingPeriod)}
        >
          <TimeIcon size={18} />
          <span>{t('round.pending', { period: shortPeriod(pendingPeriod) })}</span>
          <ForwardIcon size={18} />
        </button>
      )}
      {state.testBeacon && (
        <p className={styles.beacon}>
          <Badge>{t('round.testBeacon')}</Badge>
        </p>
      )}
      <div className={styles.foot}>
        {practice}
        {late && (
          <Button variant="quiet" onClick={onRetry}>
            {t('round.retry')}
          </Button>
        )}
        <button type="button" className={styles.link} aria-haspopup="dialog" onClick={onRules}>
          {t('rules.title')}
        </button>
        <button
          type="button"
          className={styles.link}
          aria-label={t('round.results')}
          aria-haspopup="dialog"
          onClick={onResults}
        >
          {t('round.resultsShort')}
          <ForwardIcon size={18} />
        </button>
      </div>
    </Card>
  );
}

/** How long bets are taken, and what is happening after that (D26b). */
function BettingState({ clock, late }: { clock: RoundClock; late: boolean }) {
  const { t } = useTexts('mfe-lottery');
  const { t: common } = useTexts('common');
  if (clock.unsure) return <p className={styles.caption}>{common('loading')}</p>;
  if (clock.secondsToClose > 0)
    return <p className={styles.caption}>{t('round.closesIn', { time: clockText(clock.secondsToClose) })}</p>;
  return (
    <p className={styles.closed}>
      <LockIcon size={14} />
      {late ? t('round.late') : t('round.closed')}
    </p>
  );
}

/** Announces a round to screen readers: its closing and each new result, but not every second. */
export function RoundNews({ state, clock }: { state: GameState; clock: RoundClock }) {
  const { t } = useTexts('mfe-lottery');
  const [firstSeen] = useState(state.lastPeriod);
  if (clock.secondsToClose === 0 && !clock.unsure) return <LiveRegion message={t('round.closed')} />;
  if (state.lastPeriod === firstSeen || !state.dice) return <LiveRegion message="" />;
  const result = `${state.dice.join(', ')} · ${resultText(t, state)}`;
  return <LiveRegion message={t('round.news', { period: state.lastPeriod, result })} />;
}
