import type { BrowserContext } from '@playwright/test';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Canary {
  /** Where payloads send requests to. */
  collector: string;
  /** What ran or was asked for; nothing, where all is well. */
  heard: string[];
  stop(): Promise<void>;
}

/** Listens for code that runs in the pages of a context (`canary()`, dialogs) and for requests to a foreign server. */
export async function startCanary(context: BrowserContext): Promise<Canary> {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`asked for ${request.url}`);
    response.writeHead(200, { 'access-control-allow-origin': '*' }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  await context.exposeBinding('canary', ({ page }, told: unknown) => {
    heard.push(`ran ${String(told)} on ${page.url()}`);
  });
  context.on('page', (page) =>
    page.on('dialog', (dialog) => {
      heard.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    }),
  );
  return {
    collector: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    heard,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
