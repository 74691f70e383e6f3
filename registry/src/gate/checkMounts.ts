import type { Finding } from '@members/office-contract';
import type { RemoteRoute } from '@members/mfe-kit/release';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { pluralise } from '../log/pluralise';
import { checkBytes } from './checkBytes';
import { chromiumPath } from './chromiumPath';
import type { GateInput } from './gate';
import { gateUser } from './gateUser';
import { findAccessibilityProblems, readReports, waitForMount } from './gatePage';
import { setAddress } from './page/lookAtPage.mjs';
import { openWorld } from './pageWorld';
import { collectRequests, pageOrigin, servePreview } from './servePreview';
import { apiAddress, signInMember } from './signInMember';
import { startBrowser } from './startBrowser';
import { watchPage } from './watchPage';
import { home, leaveAndReturn, rememberPage, watchStill, type WatchedPage } from './watchRoute';

/** Longer than the shell itself waits for a release. */
const mountTimeoutMs = 30_000;
/** How long a screen may go on loading before it is checked. */
const settleTimeoutMs = 3_000;
/** How long a mounted screen is watched unless the gate is told otherwise. */
const watchForMs = 15_000;
/** What everything else takes on a busy machine. A page that hangs is given up after that. */
const restMs = 60_000;
/** Routes that are looked at side by side. */
const pagesAtOnce = 3;

/** Mounts every route of a release in the live shell, in a browser of the gate's own, and watches the screens. */
export async function checkMounts(input: GateInput): Promise<Finding[]> {
  const path = chromiumPath();
  if (!path) return [soft('mount:not-run', 'No Chromium is there, so none of its routes was mounted.')];
  const { browser, close } = await startBrowser(path, await gateUser());
  const { release, watchMs = watchForMs } = input;
  const ms = (mountTimeoutMs + watchMs + restMs) * (1 + Math.ceil(release.routes.length / pagesAtOnce));
  try {
    return await pTimeout(mountAll(browser, input), {
      milliseconds: ms,
      fallback: (): Finding[] => [
        { id: 'deadline', level: 'hard', text: `The check was given up after ${ms / 1000} s.` },
      ],
    });
  } finally {
    // Kills it, however many of its pages hang.
    await close();
  }
}

async function mountAll(browser: Browser, input: GateInput): Promise<Finding[]> {
  const { release, watchMs = watchForMs } = input;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // A service worker would answer with the live page that it keeps.
    serviceWorkers: 'block',
  });
  await servePreview(context, input);
  const session = await startSession(context, input);
  const api = await apiAddress(context.request, input.shellUrl);
  const limit = pLimit(pagesAtOnce);
  const ms = mountTimeoutMs + watchMs + restMs;
  const findings = await Promise.all(
    release.routes.map((route, index) =>
      limit(() =>
        pTimeout(checkRoute(context, input, { route, api, first: index === 0 }), {
          milliseconds: ms,
          fallback: () => [
            hard('deadline', route, `${route.path} did not answer: it was given up after ${ms / 1000} s.`),
          ],
        }),
      ),
    ),
  );
  return [...session, ...findings.flat()];
}

async function startSession(
  context: BrowserContext,
  { release, shellUrl, member }: GateInput,
): Promise<Finding[]> {
  if (release.routes.every(({ access }) => access === 'public')) return [];
  const asVisitor = 'Routes that need a session were checked as a visitor';
  if (!member) return [soft('mount:member', `${asVisitor}: the gate has no account.`)];
  try {
    await signInMember(context, shellUrl, member);
    return [];
  } catch (error) {
    return [soft('mount:member', `${asVisitor}: its account was not let in (${messageOf(error)}).`)];
  }
}

interface RouteCheck {
  route: RemoteRoute;
  /** Address of the member API. */
  api: string;
  /** Whether it is the release's first one, which says what a screen loads. */
  first: boolean;
}

async function checkRoute(context: BrowserContext, input: GateInput, check: RouteCheck): Promise<Finding[]> {
  const page = await context.newPage();
  try {
    return await mountRoute(page, input, check);
  } catch (error) {
    return [hard('mount', check.route, `${check.route.path} could not be checked: ${messageOf(error)}`)];
  } finally {
    void page.close().catch(() => undefined);
  }
}

async function mountRoute(
  page: Page,
  input: GateInput,
  { route, api, first }: RouteCheck,
): Promise<Finding[]> {
  const { release } = input;
  const { path } = route;
  await page.goto(`${pageOrigin(input)}/${home}`);
  await page.locator('nav a').first().waitFor();
  await settled(page);
  const world = await openWorld(page);
  const before = await rememberPage(page, world);
  const events = await watchPage(page, { baseUrl: release.baseUrl, api });
  try {
    return await watchMounted(page, input, { route, first, world, before, events });
  } catch (error) {
    if (events.addresses.length === 0) throw error;
    return [hard('address', route, `${path} takes members to another page: ${events.addresses.join(', ')}.`)];
  }
}

async function watchMounted(
  page: Page,
  input: GateInput,
  {
    route,
    first,
    world,
    before,
    events,
  }: Omit<WatchedPage, 'page' | 'release' | 'path'> & Omit<RouteCheck, 'api'>,
): Promise<Finding[]> {
  const { release, directory, watchMs = watchForMs } = input;
  const { path } = route;
  const files = collectRequests(page, release);
  await world.run(setAddress, `#${path}`);
  const outcome = await waitForMount(page, release, mountTimeoutMs);
  if (!outcome.mounted && !outcome.failure)
    return [hard('mount', route, `${path} was not mounted within ${mountTimeoutMs / 1000} s.`)];
  await settled(page);
  // What a page notices of a running release is an error beside other findings, and no end of the check.
  const failed = ({ failure }: typeof outcome, isOver: boolean) => {
    const what = failure?.phase === 'run' ? 'error' : 'mount';
    if (!failure || (what === 'error' && !isOver)) return null;
    return [hard(what, route, `${path} fails (${failure.phase}): ${failure.message}`)];
  };
  const atOnce = failed(outcome, false) ?? failed(await readReports(page, release), false);
  if (atOnce) return atOnce;
  const watched = { page, world, events, before, release, path };
  const still = await watchStill(watched, watchMs);
  const serious = await findAccessibilityProblems(page);
  const bytes = first ? await checkBytes({ path, files: [...files] }, directory) : [];
  const left = await leaveAndReturn(watched);
  return [
    ...(failed(await readReports(page, release), true) ?? []),
    ...still,
    ...left,
    ...bytes,
    ...serious.map(({ rule, help, count }) =>
      soft(`axe:${path}:${rule}`, `${path}: ${help} (axe, ${pluralise(count, 'place')}).`),
    ),
  ];
}

const settled = (page: Page) =>
  page.waitForLoadState('networkidle', { timeout: settleTimeoutMs }).catch(() => undefined);

const hard = (what: string, { path }: RemoteRoute, text: string): Finding => ({
  id: `${what}:${path}`,
  level: 'hard',
  text,
});
const soft = (id: string, text: string): Finding => ({ id, level: 'soft', text });
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
