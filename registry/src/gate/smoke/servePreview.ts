import type { ListedRelease } from '@members/mfe-kit/release';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from 'playwright-core';
import type { PageGlobals } from './pageGlobals';
import { withPreview, type Preview } from './preview';

export interface PreviewSite {
  shellUrl: string;
  preview: Preview;
  release: ListedRelease;
  /** Where the files of the release are. */
  directory: string;
}

/** Lets pages of a context see the live shell as it would be with the release. Reports about it stay here. */
export async function servePreview(context: BrowserContext, site: PreviewSite): Promise<void> {
  const { shellUrl, preview, release, directory } = site;
  const { origin } = new URL(shellUrl);
  const at = (test: (pathname: string) => boolean) => (url: URL) =>
    url.origin === origin && test(url.pathname);
  await context.route(
    at((path) => path === '/'),
    async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: withPreview(await response.text(), preview) });
    },
  );
  await context.route(
    at((path) => path === '/registry.jws'),
    (route) => route.fulfill({ contentType: 'application/jose', body: preview.signed }),
  );
  await context.route(
    at((path) => path.startsWith('/registry/')),
    (route) => route.fulfill({ status: 204 }),
  );
  await context.route(
    at((path) => path.startsWith(`${release.baseUrl}/`)),
    async (route) => {
      const path = decodeURIComponent(new URL(route.request().url()).pathname).slice(release.baseUrl.length);
      const file = join(directory, path);
      await (existsSync(file) ? route.fulfill({ path: file }) : route.fulfill({ status: 404 }));
    },
  );
  await context.addInitScript(keepReports);
}

/** Files of the release that a page asks for from now on. */
export function watchFiles(page: Page, { baseUrl }: ListedRelease): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${baseUrl}/`)) files.add(pathname.slice(baseUrl.length + 1));
  });
  return files;
}

/** Runs in the page: keeps the reports of the shell, which tell how the release does. */
function keepReports(): void {
  const page = globalThis as unknown as PageGlobals;
  page.gateReports = [];
  page.navigator.sendBeacon = (_url, body) => {
    page.gateReports.push(typeof body === 'string' ? body : (body?.text() ?? '{}'));
    return true;
  };
}
