import { useCall } from '@members/api-client';
import { lotteryCalls, type DrawResult } from '@members/contract';
import type { ReadQuery } from './ReadQuery';

const pollMs = 5_000;

const isPending = ({ state }: DrawResult) => state === 'pending';

export interface Results {
  query: ReadQuery<DrawResult[]>;
  /** Periods whose draw has come but not their beacon value, newest first; looked at again until it is there. */
  pendingPeriods: readonly string[];
}

/** The recent results of a game (LOT-06). */
export function useResults(gameKey: string): Results {
  const query = useCall(
    lotteryCalls.drawResults,
    { key: gameKey },
    { refetchInterval: ({ state }) => (state.data?.some(isPending) ? pollMs : false) },
  );
  return { query, pendingPeriods: (query.data ?? []).filter(isPending).map(({ period }) => period) };
}
