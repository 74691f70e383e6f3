import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Where systems commonly begin to hand out ports by themselves; a port from there can be gone a moment later. */
const handedOutFrom = 32_768;

/**
 * `count` different ports that nothing listens on, from a range of which the system hands out none by itself.
 * @param {number} count
 */
export async function freePorts(count) {
  /** @type {Set<number>} */
  const ports = new Set();
  while (ports.size < count) {
    const port = randomInt(10_000, handedOutFrom);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

/** Tried on every address, as a port may be taken on one of them only. */
function isFree(port) {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)));
  });
}
