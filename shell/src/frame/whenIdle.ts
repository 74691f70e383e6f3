import { queryClient } from '@members/api-client';
import { firstScreenShown } from './screenShown';

/** So long a first screen and its reads may keep everything else waiting. */
const patienceMs = 5_000;

/**
 * Calls back in a quiet moment: the first screen stands, no read is on its way, and the processor has nothing to do.
 * Answers how to call it off.
 */
export function whenIdle(work: () => void): () => void {
  let wanted = true;
  void quiet().then(() => wanted && work());
  return () => {
    wanted = false;
  };
}

async function quiet(): Promise<void> {
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
