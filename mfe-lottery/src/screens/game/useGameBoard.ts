import { useCall } from '@members/api-client';
import { boardCalls, type GameNow } from '@members/contract';
import { useEffect, useState } from 'react';
import { msToNextSecond, secondsLeft } from '../../betting/roundClock';

export interface GameBoard {
  /** Undefined while they are not known; none where the server does not say. */
  games: readonly GameNow[] | undefined;
  /** When they were, on the page's steady clock. */
  readAtMs: number;
}

/** After the first draw, so that it is known by then; each page in a moment of its own. */
const afterDrawMs = 800 * (1 + Math.random());

/** How far the games are: one read for all, again when the next of them draws, while the page is seen. */
export function useGameBoard(): GameBoard {
  const { data, dataUpdatedAt, isError } = useCall(boardCalls.gameBoard, undefined, {
    refetchInterval: ({ state }) => {
      const [first] = (state.data ?? []).map(({ secondsToDraw }) => secondsToDraw).toSorted((a, b) => a - b);
      return first === undefined ? false : first * 1_000 + afterDrawMs;
    },
  });
  const [readAt, setReadAt] = useState({ dataUpdatedAt: 0, ms: 0 });
  if (readAt.dataUpdatedAt !== dataUpdatedAt)
    setReadAt({ dataUpdatedAt, ms: performance.now() - (Date.now() - dataUpdatedAt) });
  return { games: isError && !data ? [] : data, readAtMs: readAt.ms };
}

/** Counts down from what a board said. */
export function useSecondsLeft(seconds: number, readAtMs: number): number {
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
  return secondsLeft(seconds, readAtMs, nowMs);
}
