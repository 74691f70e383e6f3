import { launch } from 'chrome-launcher';
import connect from 'chrome-remote-interface';
import { on, type EventEmitter } from 'node:events';
import { chromiumPath } from '../../browser/chromium';
import { line, phone } from './phone';

/**
 * Chromium that is led by the DevTools protocol alone: what Playwright brings into a page, and listens to there, takes a slow
 * phone time that a member's has for the page (see README).
 */
export interface BareBrowser {
  newPhone(options?: PhoneOptions): Promise<Phone>;
  close(): Promise<void>;
}

export interface PhoneOptions {
  /** Pages may register a service worker. */
  hasWorker?: boolean;
  /** What the storage of an address has before its first page. */
  kept?: { address: string; items: Readonly<Record<string, string>> } | undefined;
}

/** A phone with nothing in its caches, and its line. */
export interface Phone {
  open(): Promise<PhonePage>;
  close(): Promise<void>;
}

export interface PhonePage {
  send(method: string, params?: object): Promise<unknown>;
  on<E>(event: string, listener: (event: E) => void): unknown;
  off<E>(event: string, listener: (event: E) => void): unknown;
  /** Runs a function before the scripts of each page that is gone to. */
  addInitScript<T = undefined>(script: string | ((given: T) => void), given?: T): Promise<void>;
  /** Rejects where the function does, or doesn't end in time. */
  evaluate<R, T = undefined>(run: (given: T) => R, given?: T): Promise<Awaited<R>>;
  goto(address: string): Promise<void>;
  close(): Promise<void>;
}

const longestMs = 60_000;

const call = (run: unknown, given: unknown) =>
  `(${String(run)})(${given === undefined ? '' : JSON.stringify(given)})`;

/** Starts Chromium, which trusts the certificate of this key. */
export async function startBareBrowser(publicKeyHash: string): Promise<BareBrowser> {
  const chromium = await launch({
    chromePath: chromiumPath(),
    ignoreDefaultFlags: true,
    chromeFlags: [
      '--headless',
      '--no-sandbox',
      '--no-first-run',
      '--lang=en-US',
      '--disable-background-networking',
      '--disable-component-update',
      `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
    ],
  });
  const { webSocketDebuggerUrl } = await connect.Version({ port: chromium.port });
  const client = await connect({ target: webSocketDebuggerUrl, local: true });
  const events = client as unknown as EventEmitter;
  const send = (method: string, params?: object, sessionId?: string) =>
    client.send(method as never, params as never, sessionId as never) as unknown as Promise<never>;

  async function isDestroyed(target: string): Promise<void> {
    for await (const [{ targetId }] of on(events, 'Target.targetDestroyed')) if (targetId === target) return;
  }

  async function openPage(browserContextId: string): Promise<PhonePage> {
    const { targetId } = await send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await send('Target.attachToTarget', { targetId, flatten: true });
    const page: PhonePage = {
      send: (method, params) => send(method, params, sessionId),
      on: (event, listener) => events.on(`${event}.${String(sessionId)}`, listener),
      off: (event, listener) => events.off(`${event}.${String(sessionId)}`, listener),
      async addInitScript(script, given) {
        const source = typeof script === 'string' ? script : call(script, given);
        await page.send('Page.addScriptToEvaluateOnNewDocument', { source });
      },
      async evaluate(run, given) {
        const evaluated = page.send('Runtime.evaluate', {
          expression: call(run, given),
          awaitPromise: true,
          returnByValue: true,
        }) as Promise<{
          result: { value: never };
          exceptionDetails?: { exception?: { description?: string } };
        }>;
        const { result, exceptionDetails } = await inTime(evaluated);
        if (exceptionDetails)
          throw new Error(exceptionDetails.exception?.description ?? 'It failed in the page.');
        return result.value;
      },
      async goto(address) {
        const { errorText } = (await page.send('Page.navigate', { url: address })) as { errorText?: string };
        if (errorText) throw new Error(`${address}: ${errorText}`);
      },
      async close() {
        const gone = inTime(isDestroyed(targetId));
        await send('Target.closeTarget', { targetId });
        await gone;
      },
    };
    await page.send('Page.enable');
    return page;
  }

  await send('Target.setDiscoverTargets', { discover: true });
  return {
    async newPhone({ hasWorker = false, kept } = {}) {
      const { browserContextId } = await send('Target.createBrowserContext');
      if (kept) await keep(await openPage(browserContextId), kept);
      return {
        async open() {
          const page = await openPage(browserContextId);
          await page.send('Emulation.setDeviceMetricsOverride', { ...phone.screen, mobile: true });
          await page.send('Emulation.setTouchEmulationEnabled', { enabled: true });
          if (!hasWorker) await page.addInitScript(refuseWorkers);
          // Without it the line is slow for the page itself alone, and not for what it asks for.
          await page.send('Network.enable');
          await page.send('Network.emulateNetworkConditions', line);
          await page.send('Emulation.setCPUThrottlingRate', { rate: phone.slowDown });
          return page;
        },
        close: () => send('Target.disposeBrowserContext', { browserContextId }),
      };
    },
    async close() {
      await client.close();
      chromium.kill();
    },
  };
}

/** Puts texts into the storage of an address, by an empty page that comes from no server. */
async function keep(page: PhonePage, { address, items }: NonNullable<PhoneOptions['kept']>): Promise<void> {
  await page.send('Fetch.enable');
  page.on('Fetch.requestPaused', ({ requestId }: { requestId: string }) => {
    const responseHeaders = [{ name: 'content-type', value: 'text/html' }];
    void page.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body: '' });
  });
  await page.goto(address);
  await page.evaluate((all) => {
    for (const [name, value] of Object.entries(all)) localStorage.setItem(name, value);
  }, items);
  await page.close();
}

/** Runs in the page before its own scripts. */
function refuseWorkers(): void {
  navigator.serviceWorker.register = () => new Promise(() => {});
}

async function inTime<T>(coming: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The page was not there in time.')), longestMs);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}
