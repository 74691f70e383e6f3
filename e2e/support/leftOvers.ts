import type { Page } from '@playwright/test';

declare global {
  interface Window {
    leftOvers: { timers: Set<number>; listeners: Map<EventTarget, Set<string>> };
  }
}

/** Counts from now on the timers that run and the listeners on window and document. */
export async function watchLeftOvers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Set<number>();
    const listeners = new Map<EventTarget, Set<string>>([
      [window, new Set()],
      [document, new Set()],
    ]);
    window.leftOvers = { timers, listeners };
    const { setInterval: start, clearInterval: stop } = window;
    window.setInterval = ((...args: Parameters<typeof start>) => {
      const id = Number(start(...args));
      timers.add(id);
      return id;
    }) as unknown as typeof start;
    window.clearInterval = ((id: number) => {
      timers.delete(id);
      stop(id);
    }) as typeof stop;
    const numbers = new WeakMap<object, number>();
    let last = 0;
    const keyOf = (type: string, listener: object, options: unknown) => {
      if (!numbers.has(listener)) numbers.set(listener, (last += 1));
      const capture = typeof options === 'object' ? Boolean((options as AddEventListenerOptions)?.capture) : Boolean(options); // oxfmt-ignore
      return `${type} ${capture} ${numbers.get(listener)}`;
    };
    const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function (type, listener, options) {
      const once = typeof options === 'object' && (options?.once || options?.signal);
      if (listener && !once) listeners.get(this)?.add(keyOf(type, listener, options));
      add.call(this, type, listener, options);
    };
    EventTarget.prototype.removeEventListener = function (type, listener, options) {
      if (listener) listeners.get(this)?.delete(keyOf(type, listener, options));
      remove.call(this, type, listener, options);
    };
  });
}

/** How many timers, listeners and video elements there are; garbage is collected before. */
export async function leftOvers(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('HeapProfiler.collectGarbage');
  const { result } = await client.send('Runtime.evaluate', { expression: 'HTMLVideoElement.prototype' });
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
  const { result: counted } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    functionDeclaration: 'function () { return this.length }',
    returnByValue: true,
  });
  const onPage = await page.evaluate(() => ({
    timers: window.leftOvers.timers.size,
    listeners: [...window.leftOvers.listeners.values()].reduce((sum, { size }) => sum + size, 0),
  }));
  await client.detach();
  return { ...onPage, videos: counted.value as number };
}
