import type { GameState } from '@members/contract';
import { useTexts } from '@members/i18n';
import { LiveRegion } from '@members/ui/core';
import { useState } from 'react';
import { resultText } from '../../betting/resultText';
import type { RoundClock } from './useRoundClock';

/** What a screen reader hears of a round: its closing and each new result, not every second. */
export function RoundNews({ state, clock }: { state: GameState; clock: RoundClock }) {
  const { t } = useTexts('mfe-lottery');
  const [firstSeen] = useState(state.lastPeriod);
  if (clock.secondsToClose === 0 && !clock.unsure) return <LiveRegion message={t('round.closed')} />;
  if (state.lastPeriod === firstSeen || !state.dice) return <LiveRegion message="" />;
  const result = `${state.dice.join(', ')} · ${resultText(t, state)}`;
  return <LiveRegion message={t('round.news', { period: state.lastPeriod, result })} />;
}
