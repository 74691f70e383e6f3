import { useCall } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { useSearchParams } from '@members/mfe-kit/router';
import { useEffect, useEffectEvent } from 'react';
import { afterLayers } from '../../components/afterLayers';
import { sameAgainOf } from '../../orders/sameAgain';
import { slipsOf } from '../../orders/slips';
import type { BetSlip } from './useBetSlip';

/**
 * Takes over the options and the stake of an earlier slip of the member's, which `?again=<slip>` names, and calls `onReady`:
 * the confirmation comes next, as for any order. Nothing is placed by it.
 */
export function useSameAgain(
  { change, ready }: { change: BetSlip['change']; ready: boolean },
  onReady: () => void,
): void {
  const [query, setQuery] = useSearchParams();
  const id = query.get('again');
  const { data: orders } = useCall(lotteryCalls.orders, undefined, { enabled: id !== null });
  const takeOver = useEffectEvent((listed: NonNullable<typeof orders>) => {
    const slip = slipsOf(listed).find((each) => String(each.id) === id);
    const again = slip && sameAgainOf(slip);
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        after.delete('again');
        return after;
      },
      { replace: true },
    );
    if (!again) return;
    change(again.betTypes, again.stake);
    afterLayers(onReady);
  });
  useEffect(() => {
    if (id !== null && orders && ready) takeOver(orders);
  }, [id, orders, ready]);
}
