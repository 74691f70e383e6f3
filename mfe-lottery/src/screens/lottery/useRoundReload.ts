import { refresh, refreshMember } from '@members/api-client';
import { lotteryCalls, memberCalls, siteCalls } from '@members/contract';
import { useEffect, useRef, useState } from 'react';
import { reload } from '../../components/reload';

/** The reads that the end of a round makes stale (LOT-17, D27). */
export const roundReads = [
  memberCalls.member,
  lotteryCalls.gameState,
  lotteryCalls.drawResults,
  siteCalls.siteConfig,
  lotteryCalls.odds,
];

/** How long a stream may take to tell of the end of a round. */
const streamMs = 3_000;
const retryMs = 1_000;
/** The reload at zero, and five more while the period stays the same (D26). */
const maxReloads = 6;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export interface RoundReload {
  period: string;
  /** The countdown is at zero. */
  ended: boolean;
  lastPeriod: string;
  /** Periods that wait for their beacon value. */
  pendingPeriods: readonly string[];
  /** The game's stream tells what happens, so that nothing has to be read while it does. */
  live: boolean;
}

/** Reads everything about the round again at its end and on return to the page; returns whether the draw is late. */
export function useRoundReload({ period, ended, lastPeriod, pendingPeriods, live }: RoundReload): {
  late: boolean;
} {
  const reloads = useRef({ period, count: 0 });
  const [latePeriod, setLatePeriod] = useState<string>();

  useEffect(() => {
    if (!ended) return;
    if (reloads.current.period !== period) reloads.current = { period, count: 0 };
    let over = false;
    const run = async () => {
      if (live) await pause(streamMs);
      while (!over && reloads.current.count < maxReloads) {
        reloads.current.count += 1;
        await reload(...roundReads);
        await pause(retryMs);
      }
      if (!over) setLatePeriod(period);
    };
    void run();
    return () => {
      over = true;
    };
  }, [ended, period, live]);

  useEffect(() => {
    const onReturn = () => {
      if (document.visibilityState === 'visible') void reload(...roundReads);
    };
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('online', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('online', onReturn);
    };
  }, []);

  // A new result settles orders, and reads that went out beside it may have been answered before that.
  const pending = pendingPeriods.join();
  const settled = useRef({ lastPeriod, pending });
  useEffect(() => {
    const before = settled.current;
    settled.current = { lastPeriod, pending };
    if (live || (before.lastPeriod === lastPeriod && before.pending === pending)) return;
    if (before.pending !== pending) void refresh(lotteryCalls.gameState);
    void refreshMember();
    void refresh(lotteryCalls.orders);
  }, [lastPeriod, pending, live]);

  return { late: latePeriod === period && ended };
}
