import type { ListedRelease, RegistryDocument } from '@members/mfe-kit/release';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page, Route } from 'playwright-core';
import { documentOf } from '../log/documentOf';
import { signJson } from '../log/signing';
import type { GateInput } from './gate';
import type { PageGlobals } from './gatePage';
import { keepRecord } from './page/keepRecord.mjs';
import { pageCode } from './pageWorld';

/** Where pages of the gate are: the origin by which members know the shell. */
export const pageOrigin = ({ shellUrl, appOrigin }: GateInput): string =>
  appOrigin ?? new URL(shellUrl).origin;

/**
 * Shows pages of a browser context the live shell as it would be with the release, at the origin by which members know
 * it: an API of another origin lets no other one in. Its reports stay in the page.
 */
export async function servePreview(context: BrowserContext, input: GateInput): Promise<void> {
  const { shellUrl, release, directory } = input;
  const preview = await makePreview(input);
  const origin = pageOrigin(input);
  const askShell = (route: Route) => {
    const { pathname, search } = new URL(route.request().url());
    return route.fetch({ url: new URL(pathname + search, shellUrl).href });
  };
  const at = (test: (pathname: string) => boolean) => (url: URL) =>
    url.origin === origin && test(url.pathname);
  await context.route(
    at(() => origin !== new URL(shellUrl).origin),
    async (route) => route.fulfill({ response: await askShell(route) }),
  );
  await context.route(
    at((path) => path === '/'),
    async (route) => {
      const response = await askShell(route);
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
  const record = { baseUrl: release.baseUrl };
  await context.addInitScript({ content: `${pageCode(keepRecord)}(${JSON.stringify(record)});` });
  await context.addInitScript(keepReports);
}

/** A document in which a release runs for everybody, and the key that a shell checks it with. */
interface Preview {
  signed: string;
  key: JWK;
}

/**
 * Makes the preview of a release. It is signed with a key made for this one check, since the registry's key signs
 * only what is in force: no member's shell accepts a preview. It has no release to fall back to.
 */
async function makePreview({ state, release }: GateInput): Promise<Preview> {
  const { publicKey, privateKey } = await generateKeyPair('ES256');
  const now = documentOf(state, Date.now());
  const running = { active: release, previous: null, canary: null, forced: false };
  const document: RegistryDocument = {
    ...now,
    revision: now.revision + 1,
    remotes: { ...now.remotes, [release.name]: running },
  };
  const key = await exportJWK(publicKey);
  return { signed: await signJson(document, { privateKey }), key };
}

/** Replaces the document in a shell's page with the preview. */
function withPreview(html: string, { signed, key }: Preview): string {
  const settings = /(<script id="members-settings"[^>]*>)([^<]*)/;
  const document = /(<script id="members-registry"[^>]*>)([^<]*)/;
  if (!settings.test(html) || !document.test(html))
    throw new Error('The page of the shell carries no document of the registry.');
  return html
    .replace(settings, (_all, tag: string, json: string) => {
      const text = JSON.stringify({ ...JSON.parse(json), registryKey: key, fetchAhead: false });
      return tag + text.replaceAll('<', '\\u003c');
    })
    .replace(document, (_all, tag: string) => tag + signed);
}

/** Collects the files of the release that a page requests from now on. */
export function collectRequests(page: Page, { baseUrl }: ListedRelease): ReadonlySet<string> {
  const files = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith(`${baseUrl}/`)) files.add(pathname.slice(baseUrl.length + 1));
  });
  return files;
}

/** Runs in the page: keeps the reports that the shell would send to the registry. */
function keepReports(): void {
  const page = globalThis as unknown as PageGlobals;
  const send = page.navigator.sendBeacon.bind(page.navigator);
  page.gateReports = [];
  page.navigator.sendBeacon = (url, body) => {
    if (url !== '/registry/reports') return send(url, body);
    page.gateReports.push(typeof body === 'string' ? body : (body?.text() ?? '{}'));
    return true;
  };
}
