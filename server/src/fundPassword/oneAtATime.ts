/**
 * Runs work of one key one after another, in the order in which it came, and that of other keys beside it. Held in
 * memory: each process has its own order.
 */
export function createOneAtATime() {
  const last = new Map<number, Promise<unknown>>();
  return async function run<T>(key: number, work: () => Promise<T>): Promise<T> {
    const before = last.get(key) ?? Promise.resolve();
    const own = before.then(work, work);
    last.set(key, own);
    try {
      return await own;
    } finally {
      if (last.get(key) === own) last.delete(key);
    }
  };
}
