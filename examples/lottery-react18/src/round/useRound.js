import { call } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { secondsLeft } from './countdown.js';

const retryEveryMs = 2_000;

/**
 * The round of a game, counted down as the server told it, from the moment its answer arrived. It is asked for again
 * at its end and when the page comes back to the front.
 */
export function useRound(key) {
  const [answer, setAnswer] = useState({ state: null, at: 0, failed: false });
  const [now, setNow] = useState(() => performance.now());
  const askedAt = useRef(0);

  const reload = useCallback(async () => {
    askedAt.current = performance.now();
    try {
      setAnswer({ state: await call(lotteryCalls.gameState, { key }), at: performance.now(), failed: false });
    } catch {
      setAnswer((before) => ({ ...before, failed: true }));
    }
    setNow(performance.now());
  }, [key]);

  const left = (seconds) => (answer.state ? secondsLeft(seconds, answer.at, now) : 0);
  const toDraw = left(answer.state?.secondsToDraw);
  const ended = answer.state !== null && toDraw === 0;

  useEffect(() => void reload(), [reload]);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(performance.now());
      if (ended && performance.now() - askedAt.current >= retryEveryMs) void reload();
    }, 250);
    return () => clearInterval(timer);
  }, [ended, reload]);
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && void reload();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [reload]);

  return {
    state: answer.state,
    failed: answer.failed,
    toDraw,
    toClose: left(answer.state?.secondsToClose),
    reload,
  };
}
