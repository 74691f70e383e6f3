import type { Registry } from '../registry/registry';
import { askFirst } from './askFirst';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A registry that answers after so long, or not at all. */
function registryAnswering(afterMs: number) {
  const taken: unknown[][] = [];
  const registry = {
    take: async (...given: unknown[]) => void taken.push(given),
    refresh: () => new Promise((resolve) => setTimeout(resolve, afterMs)),
  } as unknown as Registry;
  return { registry, taken };
}

async function waitedMs(hash: string, answersAfterMs: number): Promise<number> {
  const { registry } = registryAnswering(answersAfterMs);
  const from = Date.now();
  const asking = askFirst(registry, null, hash).then(() => Date.now() - from);
  await jest.advanceTimersByTimeAsync(10_000);
  return asking;
}

describe('the start of an app that may be an old one (OFF-06)', () => {
  it('on a screen of a remote it waits for the registry, and for a bounded time', async () => {
    expect(await waitedMs('#/Lottery?key=k3-1m&id=1', 400)).toBe(400);
    expect(await waitedMs('#/Game', 9_000)).toBe(1_500);
  });

  it('on the shell’s own screens it waits for nobody', async () => {
    for (const hash of ['', '#/', '#/Home', '#/notice?x=1']) expect(await waitedMs(hash, 9_000)).toBe(0);
  });

  it('takes the document that it came with where that is no older', async () => {
    const { registry, taken } = registryAnswering(1);
    await askFirst(registry, 'signed', '#/Home');
    expect(taken).toEqual([['signed', { mayBeOlder: true }]]);
  });
});
