import { useCall } from '@members/api-client';
import { type DrawResult, lotteryCalls } from '@members/contract';
import { useEffect, useState } from 'react';
import type { ReadQuery } from './ReadQuery';

const pollMs = 5_000;
/** A value is there seconds after its draw; what tells of one that is not moves the screen. */
const lateMs = 10_000;

const isPending = ({ state }: DrawResult) => state === 'pending';

interface RecentResults {
  query: ReadQuery<DrawResult[]>;
  /** Periods whose draw is due but whose beacon value is missing, newest first; asked for again until it is there. */
  pendingPeriods: readonly string[];
  /** The oldest of them, once values have been missing for a while. */
  latePeriod: string | undefined;
}

/** The recent results of a game (LOT-06). */
export function useResults(gameKey: string): RecentResults {
  const query = useCall(
    lotteryCalls.drawResults,
    { key: gameKey },
    { refetchInterval: ({ state }) => (state.data?.some(isPending) ? pollMs : false) },
  );
  const pendingPeriods = (query.data ?? []).filter(isPending).map(({ period }) => period);
  const isWaiting = pendingPeriods.length > 0;
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setTimeout(setLate, lateMs, true);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isWaiting]);
  return { query, pendingPeriods, latePeriod: late ? pendingPeriods.at(-1) : undefined };
}
