import type { GameState } from '@members/api-client';
import { useEffect, useMemo, useState } from 'react';
import { msToNextSecond, secondsLeft } from '../../betting/roundClock';

export interface RoundClock {
  secondsToDraw: number;
  /** 0 once betting is closed (D26b). */
  secondsToClose: number;
}

/**
 * The countdown of the server's answer, on the monotonic clock of the page, so that a changed system time moves
 * nothing. `answeredAt` is the answer's time on the system clock, needed once: an answer can come from the cache.
 */
export function useRoundClock(state: GameState, answeredAt: number): RoundClock {
  const readAtMs = useMemo(() => performance.now() - Math.max(0, Date.now() - answeredAt), [answeredAt]);
  const [nowMs, setNowMs] = useState(() => performance.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const now = performance.now();
      setNowMs(now);
      timer = setTimeout(tick, msToNextSecond(readAtMs, now));
    };
    tick();
    return () => clearTimeout(timer);
  }, [readAtMs]);
  return {
    secondsToDraw: secondsLeft(state.secondsToDraw, readAtMs, nowMs),
    secondsToClose: secondsLeft(state.secondsToClose, readAtMs, nowMs),
  };
}
