import type { OddsItem } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce } from '@members/mfe-kit';
import { useState } from 'react';
import { afterLayers } from '../../components/afterLayers';
import { withBets } from '../../practice/practiceBook';
import { usePracticeBook } from '../../practice/usePracticeBook';
import { BetPanel } from './BetPanel';
import type { BettingProps } from './Betting';

/** As `Betting`, with practice points: nothing leaves this device. */
export function PracticeBetting({ state, clock, odds, slip, onPlaced }: BettingProps) {
  const { t } = useTexts('mfe-lottery');
  const { book, change } = usePracticeBook();
  const [confirming, setConfirming] = useState(false);
  const confirm = (chosen: readonly OddsItem[]) => {
    // The sheet may have been open past the close.
    if (clock.secondsToClose === 0) return;
    const bets = chosen.flatMap(({ type, odds: factor }) =>
      factor === null
        ? []
        : [{ gameKey: state.key, period: state.nextPeriod, type, stake: Number(slip.stake), odds: factor }],
    );
    change((before) => withBets(before, bets));
    announce(t('practice.placed', { period: state.nextPeriod }), 'success');
    slip.clear();
    setConfirming(false);
    afterLayers(onPlaced);
  };
  return (
    <BetPanel
      {...{ state, clock, odds, slip, confirming }}
      practice
      balanceMinor={book.balanceMinor}
      onConfirming={setConfirming}
      onConfirm={confirm}
    />
  );
}
