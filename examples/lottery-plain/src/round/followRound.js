import { call } from '@members/api-client';
import { lotteryCalls } from '@members/contract';
import { secondsLeft } from './countdown.js';

/** At the end of a round the next one is asked for once a second, then more slowly. */
const eager = { everyMs: 1_000, times: 6 };
const laterEveryMs = 5_000;

/**
 * Counts a round down as the server told it, from the moment its answer arrived, and asks again at its end and when
 * the page comes back to the front. Answers with what ends it.
 */
export function followRound({ key, first, onTick, onState }) {
  let state = first;
  let answeredAt = performance.now();
  let askedAt = answeredAt;
  let asked = 0;

  async function ask() {
    asked += 1;
    askedAt = performance.now();
    const next = await call(lotteryCalls.gameState, { key }).catch(() => null);
    if (stopped || !next) return;
    if (next.nextPeriod !== state.nextPeriod) asked = 0;
    state = next;
    answeredAt = performance.now();
    onState(next);
  }

  function tick() {
    const now = performance.now();
    const left = {
      toDraw: secondsLeft(state.secondsToDraw, answeredAt, now),
      toClose: secondsLeft(state.secondsToClose, answeredAt, now),
    };
    onTick(left);
    const pauseMs = asked < eager.times ? eager.everyMs : laterEveryMs;
    if (left.toDraw === 0 && now - askedAt >= pauseMs) void ask();
  }

  let stopped = false;
  const onReturn = () => document.visibilityState === 'visible' && void ask();
  document.addEventListener('visibilitychange', onReturn);
  const timer = setInterval(tick, 250);
  onState(first);
  tick();
  return () => {
    stopped = true;
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onReturn);
  };
}
