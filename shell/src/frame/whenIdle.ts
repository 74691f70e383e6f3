import { queryClient } from '@members/api-client';
import { useEffect, useState } from 'react';
import { firstScreenShown } from './screenShown';

/** How long the first screen and its reads may keep everything else waiting. */
const patienceMs = 5_000;

/**
 * Calls back in a quiet moment: the first screen is shown, no read is on its way, and the processor has nothing to do.
 * Returns what cancels it.
 */
export function whenIdle(work: () => void): () => void {
  let wanted = true;
  void quietMoment().then(() => wanted && work());
  return () => {
    wanted = false;
  };
}

/** True from the first quiet moment on: for the parts that a first screen can do without. */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return idle;
}

async function quietMoment(): Promise<void> {
  const patience = new Promise((resolve) => setTimeout(resolve, patienceMs));
  await Promise.race([patience, firstScreenShown.then(idleProcessor).then(readsDone)]);
  await idleProcessor();
}

/** After three seconds at the latest. */
const idleProcessor = () =>
  new Promise<void>((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 3_000 });
    else setTimeout(resolve, 1_000);
  });

const readsDone = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    };
    const stop = queryClient.getQueryCache().subscribe(look);
    look();
  });
