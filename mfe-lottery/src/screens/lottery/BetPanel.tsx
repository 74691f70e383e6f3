import type { BetType, GameState, OddsItem } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, lazyLayer, useHold } from '@members/mfe-kit';
import { useEffect } from 'react';
import { faultOf } from '../../betting/orderRules';
import { StakeBar } from './StakeBar';
import type { BetSlip } from './useBetSlip';
import type { RoundClock } from './useRoundClock';

const loadConfirmation = async () => (await import('./ConfirmSheet')).ConfirmSheet;
const ConfirmSheet = lazyLayer(loadConfirmation);

export interface BetPanelProps {
  state: GameState;
  clock: RoundClock;
  odds: readonly OddsItem[];
  slip: BetSlip;
  balanceMinor: number | null;
  /** The balance is of practice points. */
  practice?: boolean;
  /** As in `BettingProps`. */
  practiceEnded?: boolean;
  confirming: boolean;
  onConfirming: (confirming: boolean) => void;
  submitting?: boolean;
  /** Called with options in order of the odds list, once they pass the checks (VAL-03 to VAL-06). */
  onConfirm: (chosen: readonly OddsItem[]) => void;
}

/** From the chosen options to their confirmation: stake bar, checks, receipt. */
export function BetPanel(props: BetPanelProps) {
  const { state, clock, odds, slip, balanceMinor, practice, confirming, onConfirming } = props;
  const { practiceEnded, submitting = false, onConfirm } = props;
  const { t } = useTexts('mfe-lottery');
  const hasChosen = slip.chosen.length > 0;
  useHold(hasChosen || confirming, 'options are chosen');
  // The confirmation comes next; where it can't be loaded now, it is when it opens.
  useEffect(() => {
    if (hasChosen) void loadConfirmation().catch(() => undefined);
  }, [hasChosen]);
  const chosen = odds.filter(({ type }) => slip.chosen.includes(type));
  const passes = () => {
    const fault = faultOf({ stake: slip.stake, betTypes: slip.chosen, balanceMinor });
    const key = practice && fault === 'insufficient' ? 'practice.insufficient' : `check.${fault}`;
    if (fault) announce(t(key), 'danger');
    return !fault;
  };
  const remove = (type: BetType) => {
    slip.toggle(type);
    if (chosen.length === 1) onConfirming(false);
  };
  const clear = () => {
    slip.clear();
    onConfirming(false);
  };
  return (
    <>
      <StakeBar
        slip={slip}
        balanceMinor={balanceMinor}
        closed={clock.secondsToClose === 0}
        practice={practice}
        onSubmit={() => passes() && onConfirming(true)}
      />
      <ConfirmSheet
        open={confirming}
        onOpenChange={onConfirming}
        state={state}
        chosen={chosen}
        stake={slip.stake}
        secondsToClose={clock.secondsToClose}
        submitting={submitting}
        practice={practice}
        practiceEnded={practiceEnded}
        onRemove={remove}
        onClear={clear}
        onConfirm={() => passes() && onConfirm(chosen)}
      />
    </>
  );
}
