import { refresh } from '@members/api-client';
import { lotteryCalls, type GameState } from '@members/contract';
import { useEffect, useMemo, useState } from 'react';
import { clocksDisagree, msToNextSecond, secondsLeft, type ClockReading } from '../../betting/roundClock';

export interface RoundClock {
  secondsToDraw: number;
  /** 0 once betting is closed (D26b), and while the clock is unsure. */
  secondsToClose: number;
  /** The device slept or its clock was set: what is left is not known until the server answers again. */
  unsure: boolean;
}

const readClocks = (): ClockReading => ({ steadyMs: performance.now(), systemMs: Date.now() });

/**
 * Counts down from the server's answer on the page's steady clock, from the moment it arrived. A new `answeredAt` marks a
 * new answer.
 */
export function useRoundClock(state: GameState, answeredAt: number): RoundClock {
  // The clocks are read when an answer arrives.
  const read = useMemo(readClocks, [answeredAt]);
  const [now, setNow] = useState(read);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const next = readClocks();
      setNow(next);
      timer = setTimeout(tick, msToNextSecond(read.steadyMs, next.steadyMs));
    };
    tick();
    return () => clearTimeout(timer);
  }, [read]);
  const unsure = clocksDisagree(read, now);
  useEffect(() => {
    if (unsure) void refresh(lotteryCalls.gameState);
  }, [unsure]);
  return {
    secondsToDraw: secondsLeft(state.secondsToDraw, read.steadyMs, now.steadyMs),
    secondsToClose: unsure ? 0 : secondsLeft(state.secondsToClose, read.steadyMs, now.steadyMs),
    unsure,
  };
}
