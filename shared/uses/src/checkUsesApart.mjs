import { Worker } from 'node:worker_threads';

const longestMs = 60_000;
const mostMegabytes = 1024;

/**
 * `checkUses` in a thread with limits: it takes a second or two, and the lines were written by others. Rejects when a
 * limit is reached.
 */
export async function checkUsesApart(declarations, releases) {
  const worker = new Worker(new URL('./checkUsesThread.mjs', import.meta.url), {
    workerData: { declarations, releases },
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    execArgv: [],
    env: {},
  });
  let timer;
  try {
    return await new Promise((resolve, reject) => {
      const tooMuch = () => reject(new Error('What the release uses takes too long to be checked.'));
      timer = setTimeout(tooMuch, longestMs);
      worker.once('message', resolve);
      worker.once('error', reject);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
