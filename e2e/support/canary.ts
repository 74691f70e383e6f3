import type { BrowserContext } from '@playwright/test';
import { createServer } from 'node:http';
import { listen } from './listen';

export interface Canary {
  /** Where payloads send requests to. */
  collector: string;
  /** Payloads that ran and requests that they made; empty where nothing got through. */
  heard: string[];
  stop(): Promise<void>;
}

/** Listens for code that runs in the pages of a context (`canary()`, dialogs) and for requests to a foreign server. */
export async function startCanary(context: BrowserContext): Promise<Canary> {
  const observed: string[] = [];
  const server = createServer((request, response) => {
    observed.push(`asked for ${request.url}`);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  const { address: collector, stop } = await listen(server, '127.0.0.1');
  await context.exposeBinding('canary', ({ page }, told: unknown) => {
    observed.push(`ran ${String(told)} on ${page.url()}`);
  });
  context.on('page', (page) =>
    page.on('dialog', (dialog) => {
      observed.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    }),
  );
  return {
    collector,
    heard: observed,
    stop,
  };
}
