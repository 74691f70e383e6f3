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

/** Those of them that tell whether the next period is there. */
const stateReads = [memberCalls.member, lotteryCalls.gameState, lotteryCalls.drawResults];

/** How long a stream may take to tell of the end of a round. */
const streamMs = 3_000;
const retryMs = 1_000;
/** The reload at zero, and five more while the period stays the same (D26). */
const maxReloads = 6;
const slowlyMs = 5_000;
const longestMs = 60_000;

/** A second up to the last of them, then longer each time and of random length, for as long as the draw is late. */
function pauseAfter(reloads: number): number {
  const more = reloads - maxReloads;
  return more <= 0 ? retryMs : Math.min(longestMs, slowlyMs * 2 ** more) * (0.5 + Math.random() / 2);
}

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

/**
 * Reads everything about the round again at its end and on return to the page, and what the next period depends on until
 * it is there; returns whether the draw is late.
 */
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
      while (!over) {
        // Nobody looks at the page: it asks when it is seen again.
        if (document.visibilityState === 'hidden') {
          await pause(retryMs);
          continue;
        }
        const reads = reloads.current.count === 0 ? roundReads : stateReads;
        const count = (reloads.current.count += 1);
        await reload(...reads);
        await pause(pauseAfter(count));
        if (!over && count === maxReloads) setLatePeriod(period);
      }
    };
    void run();
    return () => {
      over = true;
    };
  }, [ended, period, live]);

  // What came with the first reload was of the period before where more followed; and nothing came where another read
  // told of the next period before the countdown was at zero.
  const shown = useRef(period);
  useEffect(() => {
    const before = shown.current;
    shown.current = period;
    if (live || before === period) return;
    const count = reloads.current.period === before ? reloads.current.count : 0;
    if (count === 0) void reload(siteCalls.siteConfig, lotteryCalls.odds);
    else if (count > 1) void reload(lotteryCalls.odds);
  }, [period, live]);

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
