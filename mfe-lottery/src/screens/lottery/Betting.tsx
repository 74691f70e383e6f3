import { useCall, useSession } from '@members/api-client';
import { controlCalls, memberCalls, type GameState, type OddsItem } from '@members/contract';
import { useState } from 'react';
import { afterLayers } from '../../components/afterLayers';
import { PausedBar } from '../../control/PausedBar';
import { BetPanel } from './BetPanel';
import type { BetSlip } from './useBetSlip';
import type { RoundClock } from './useRoundClock';
import { useSameAgain } from './useSameAgain';
import { useSubmitOrder } from './useSubmitOrder';

export interface BettingProps {
  state: GameState;
  clock: RoundClock;
  odds: readonly OddsItem[];
  slip: BetSlip;
  /** The member has come out of practice by asking for an order of money. */
  practiceEnded: boolean;
  onPlaced: () => void;
}

/** From the chosen options to placed orders; in a pause, until when. */
export function Betting({ state, clock, odds, slip, practiceEnded, onPlaced }: BettingProps) {
  const session = useSession();
  const member = useCall(memberCalls.member);
  const control = useCall(controlCalls.playControl);
  const [confirming, setConfirming] = useState(false);
  useSameAgain({ change: slip.change, ready: odds.length > 0 }, () => setConfirming(true));
  const { submit, submitting } = useSubmitOrder({
    onPlaced: () => {
      slip.clear();
      setConfirming(false);
      afterLayers(onPlaced);
    },
    // A pause may have begun on another device.
    onRefused: () => void control.refetch(),
  });
  const confirm = (chosen: readonly OddsItem[]) => {
    if (session === null) return;
    void submit({
      betTypes: chosen.map(({ type }) => type),
      stake: Number(slip.stake),
      gameId: state.id,
      memberId: session.memberId,
      period: state.nextPeriod,
    });
  };
  if (control.data?.pause) return <PausedBar pause={control.data.pause} />;
  return (
    <BetPanel
      {...{ state, clock, odds, slip, practiceEnded, confirming, submitting }}
      balanceMinor={member.data?.balanceMinor ?? null}
      onConfirming={setConfirming}
      onConfirm={confirm}
    />
  );
}
