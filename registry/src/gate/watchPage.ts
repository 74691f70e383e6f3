import { callOf, isWrite } from '@members/contract';
import { callAt } from '@members/contract/server';
import type { Page } from 'playwright-core';

/** What a release did while it was looked at and nobody pressed anything; each as a member would be told. */
export interface PageEvents {
  dialogs: string[];
  /** Addresses to which the page went, or that it opened. */
  addresses: string[];
  /** Calls that write; none of them reaches the server. */
  writes: string[];
  /** Errors and rejections that nobody caught in scripts of the release. */
  errors: string[];
}

interface Watched {
  /** Address of the release's files. */
  baseUrl: string;
  /** Address of the member API. */
  api: string;
}

/** Takes down what happens in a page from now on. */
export async function watchPage(page: Page, { baseUrl, api }: Watched): Promise<PageEvents> {
  const events: PageEvents = { dialogs: [], addresses: [], writes: [], errors: [] };
  page.on('dialog', (dialog) => {
    events.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('popup', (popup) => {
    events.addresses.push(popup.url());
    void popup.close();
  });
  page.on('domcontentloaded', () => events.addresses.push(page.url()));
  page.on('pageerror', ({ message, stack = '' }) => {
    if (stack.includes(`${baseUrl}/`)) events.errors.push(message);
  });
  const { origin, pathname: under } = new URL(`${api}/`);
  await page.route(
    (url) => url.origin === origin && url.pathname.startsWith(under),
    (route) => {
      const method = route.request().method();
      const path = new URL(route.request().url()).pathname.slice(under.length - 1);
      const id = callAt(method, path);
      if (id ? !isWrite(callOf(id)) : method === 'GET') return route.fallback();
      events.writes.push(`${method} ${path}`);
      return route.abort();
    },
  );
  return events;
}
