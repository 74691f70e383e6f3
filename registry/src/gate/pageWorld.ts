import type { Page } from 'playwright-core';

/** Runs functions in a world of the gate's own in a page, which scripts of the page can't reach. */
export interface PageWorld {
  run<Args extends unknown[], Result>(of: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Bytes of the page's heap that are in use after all that could go is gone. */
  heapBytes(): Promise<number>;
}

/** Opens one in the document that the page shows now; it ends with the document. */
export async function openWorld(page: Page): Promise<PageWorld> {
  const session = await page.context().newCDPSession(page);
  const { frameTree } = await session.send('Page.getFrameTree');
  const world = { frameId: frameTree.frame.id, worldName: 'gate' };
  const { executionContextId: contextId } = await session.send('Page.createIsolatedWorld', world);
  return {
    async run(of, ...args) {
      const expression = `(${pageCode(of)})(...${JSON.stringify(args)})`;
      const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
        ...{ expression, contextId, returnByValue: true },
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async heapBytes() {
      await session.send('HeapProfiler.collectGarbage');
      return (await session.send('Runtime.getHeapUsage')).usedSize;
    },
  };
}

/** The text of a function that runs in a page. Compilers that keep names call a helper for it, which no page has. */
export const pageCode = (of: (...args: never[]) => unknown): string =>
  `((__name) => ${of.toString()})((named) => named)`;
