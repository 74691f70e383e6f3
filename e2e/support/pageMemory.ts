import type { Page } from '@playwright/test';

export interface PageMemory {
  heapBytes: number;
  /** DOM nodes of the page, attached or not. */
  nodes: number;
  documents: number;
  listeners: number;
  /** Detached elements that scripts still refer to. */
  detached: number;
}

/** What a page holds in memory once its garbage is collected. */
export async function pageMemory(page: Page): Promise<PageMemory> {
  const client = await page.context().newCDPSession(page);
  for (let time = 0; time < 3; time += 1) {
    await client.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(100);
  }
  const { usedSize } = await client.send('Runtime.getHeapUsage');
  const { nodes, documents, jsEventListeners } = await client.send('Memory.getDOMCounters');
  const { result } = await client.send('Runtime.evaluate', { expression: 'Element.prototype' });
  const { objects } = await client.send('Runtime.queryObjects', { prototypeObjectId: result.objectId! });
  const { result: counted } = await client.send('Runtime.callFunctionOn', {
    objectId: objects.objectId!,
    // Prototypes are among the objects, and say nothing of themselves.
    functionDeclaration: `function () {
      return this.filter((each) => Object.hasOwn(each, 'constructor') ? false : !each.isConnected).length;
    }`,
    returnByValue: true,
  });
  await client.send('Runtime.releaseObject', { objectId: objects.objectId! });
  await client.detach();
  return {
    heapBytes: usedSize,
    nodes,
    documents,
    listeners: jsEventListeners,
    detached: counted.value as number,
  };
}
