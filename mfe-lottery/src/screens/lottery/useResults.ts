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
  /** The one of them that has waited longest, once it has been late for a while. */
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
  const waiting = pendingPeriods.at(-1);
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (waiting === undefined) return;
    const timer = setTimeout(setLate, lateMs, waiting);
    return () => clearTimeout(timer);
  }, [waiting]);
  return { query, pendingPeriods, latePeriod: late === waiting ? waiting : undefined };
}
