import { useCall, useSession } from '@members/api-client';
import { controlCalls, memberCalls, type BetType, type GameState, type OddsItem } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, useHold } from '@members/mfe-kit';
import { afterLayers } from '@members/ui/overlay';
import { useState } from 'react';
import { faultOf } from '../../betting/orderRules';
import { PausedBar } from '../../control/PausedBar';
import { ConfirmSheet } from './ConfirmSheet';
import { StakeBar } from './StakeBar';
import type { BetSlip } from './useBetSlip';
import type { RoundClock } from './useRoundClock';
import { useSameAgain } from './useSameAgain';
import { useSubmitOrder } from './useSubmitOrder';

export interface BettingProps {
  state: GameState;
  clock: RoundClock;
  odds: readonly OddsItem[];
  slip: BetSlip;
  onPlaced: () => void;
}

/** From the chosen options to placed orders: stake bar, checks, confirmation; in a pause, until when. */
export function Betting({ state, clock, odds, slip, onPlaced }: BettingProps) {
  const { t } = useTexts('mfe-lottery');
  const session = useSession();
  const member = useCall(memberCalls.member);
  const control = useCall(controlCalls.playControl);
  const [confirming, setConfirming] = useState(false);
  useSameAgain({ change: slip.change, ready: odds.length > 0 }, () => setConfirming(true));
  useHold(slip.chosen.length > 0 || confirming, 'options are chosen');
  const closed = clock.secondsToClose === 0;
  const balanceMinor = member.data?.balanceMinor ?? null;
  const chosen = odds.filter(({ type }) => slip.chosen.includes(type));

  const { submit, submitting } = useSubmitOrder({
    onPlaced: () => {
      slip.clear();
      setConfirming(false);
      afterLayers(onPlaced);
    },
    // A pause may have begun on another device.
    onRefused: () => void control.refetch(),
  });

  const passes = () => {
    const fault = faultOf({ stake: slip.stake, betTypes: slip.chosen, balanceMinor });
    if (fault) announce(t(`check.${fault}`), 'danger');
    return !fault;
  };
  const confirm = () => {
    if (session === null || !passes()) return;
    void submit({
      betTypes: chosen.map(({ type }) => type),
      stake: Number(slip.stake),
      gameId: state.id,
      memberId: session.memberId,
      period: state.nextPeriod,
    });
  };
  const remove = (type: BetType) => {
    slip.toggle(type);
    if (chosen.length === 1) setConfirming(false);
  };
  const clear = () => {
    slip.clear();
    setConfirming(false);
  };
  if (control.data?.pause) return <PausedBar pause={control.data.pause} />;
  return (
    <>
      <StakeBar
        slip={slip}
        balanceMinor={balanceMinor}
        closed={closed}
        onSubmit={() => passes() && setConfirming(true)}
      />
      <ConfirmSheet
        open={confirming}
        onOpenChange={setConfirming}
        state={state}
        chosen={chosen}
        stake={slip.stake}
        secondsToClose={clock.secondsToClose}
        submitting={submitting}
        onRemove={remove}
        onClear={clear}
        onConfirm={confirm}
      />
    </>
  );
}
