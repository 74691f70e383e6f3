import { useCall } from '@members/api-client';
import { type DrawResult, lotteryCalls } from '@members/contract';
import type { ReadQuery } from './ReadQuery';

const pollMs = 5_000;

const isPending = ({ state }: DrawResult) => state === 'pending';

interface RecentResults {
  query: ReadQuery<DrawResult[]>;
  /** Periods whose draw is due but whose beacon value is missing, newest first; asked for again until it is there. */
  pendingPeriods: readonly string[];
}

/** The recent results of a game (LOT-06). */
export function useResults(gameKey: string): RecentResults {
  const query = useCall(
    lotteryCalls.drawResults,
    { key: gameKey },
    { refetchInterval: ({ state }) => (state.data?.some(isPending) ? pollMs : false) },
  );
  return { query, pendingPeriods: (query.data ?? []).filter(isPending).map(({ period }) => period) };
}
