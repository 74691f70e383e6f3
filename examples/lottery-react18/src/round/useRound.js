import { call } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { secondsLeft } from './countdown.js';

const askEveryMs = 2_000;

/**
 * The round of a game, counted down as the server told it, from the moment its answer arrived. It is asked for again
 * at its end and when the page comes back to the front.
 */
export function useRound(key) {
  const [told, setTold] = useState({ state: null, at: 0, failed: false });
  const [now, setNow] = useState(() => performance.now());
  const askedAt = useRef(0);

  const reload = useCallback(async () => {
    askedAt.current = performance.now();
    try {
      setTold({ state: await call(lotteryCalls.gameState, { key }), at: performance.now(), failed: false });
    } catch {
      setTold((before) => ({ ...before, failed: true }));
    }
    setNow(performance.now());
  }, [key]);

  const left = (seconds) => (told.state ? secondsLeft(seconds, told.at, now) : 0);
  const toDraw = left(told.state?.secondsToDraw);
  const ended = told.state !== null && toDraw === 0;

  useEffect(() => void reload(), [reload]);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(performance.now());
      if (ended && performance.now() - askedAt.current >= askEveryMs) void reload();
    }, 250);
    return () => clearInterval(timer);
  }, [ended, reload]);
  useEffect(() => {
    const onReturn = () => document.visibilityState === 'visible' && void reload();
    document.addEventListener('visibilitychange', onReturn);
    return () => document.removeEventListener('visibilitychange', onReturn);
  }, [reload]);

  return {
    state: told.state,
    failed: told.failed,
    toDraw,
    toClose: left(told.state?.secondsToClose),
    reload,
  };
}
