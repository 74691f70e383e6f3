import type { RemoteRoute } from '@members/mfe-kit/release';
import type { Browser, BrowserContext } from 'playwright-core';
import type { Finding } from '../log/change';
import { pluralise } from '../log/pluralise';
import { checkBytes } from './checkBytes';
import { chromiumPath } from './chromiumPath';
import type { GateInput } from './gate';
import { gateUser } from './gateUser';
import { findAccessibilityProblems, readReports, waitForMount } from './gatePage';
import { collectRequests, pageOrigin, servePreview } from './servePreview';
import { signInMember } from './signInMember';
import { startBrowser } from './startBrowser';

/** Longer than the shell itself waits for a release. */
const mountTimeoutMs = 30_000;
/** How long a screen may go on loading before it is checked. */
const settleTimeoutMs = 3_000;

/** Mounts every route of a release in the live shell, in a browser of the gate's own, and checks the screens. */
export async function checkMounts(input: GateInput): Promise<Finding[]> {
  const path = chromiumPath();
  if (!path) return [soft('mount:not-run', 'No Chromium is there, so none of its routes was mounted.')];
  const { browser, close } = await startBrowser(path, await gateUser());
  try {
    return await mountAll(browser, input);
  } finally {
    await close();
  }
}

async function mountAll(browser: Browser, input: GateInput): Promise<Finding[]> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // A service worker would answer with the live page that it keeps.
    serviceWorkers: 'block',
  });
  await servePreview(context, input);
  const findings = await startSession(context, input);
  for (const [index, route] of input.release.routes.entries())
    findings.push(...(await checkRoute(context, input, { route, first: index === 0 })));
  return findings;
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

async function checkRoute(
  context: BrowserContext,
  input: GateInput,
  { route: { path }, first }: { route: RemoteRoute; first: boolean },
): Promise<Finding[]> {
  const { release, directory } = input;
  const hard = (text: string): Finding => ({ id: `mount:${path}`, level: 'hard', text });
  const page = await context.newPage();
  try {
    const files = collectRequests(page, release);
    await page.goto(`${pageOrigin(input)}/#${path}`);
    const outcome = await waitForMount(page, release, mountTimeoutMs);
    if (!outcome.mounted && !outcome.failure)
      return [hard(`${path} was not mounted within ${mountTimeoutMs / 1000} s.`)];
    await page.waitForLoadState('networkidle', { timeout: settleTimeoutMs }).catch(() => undefined);
    const failure = outcome.failure ?? (await readReports(page, release)).failure;
    if (failure) return [hard(`${path} fails (${failure.phase}): ${failure.message}`)];
    const serious = await findAccessibilityProblems(page);
    return [
      ...(first ? await checkBytes({ path, files: [...files] }, directory) : []),
      ...serious.map(({ rule, help, count }) =>
        soft(`axe:${path}:${rule}`, `${path}: ${help} (axe, ${pluralise(count, 'place')}).`),
      ),
    ];
  } catch (error) {
    return [hard(`${path} could not be checked: ${messageOf(error)}`)];
  } finally {
    await page.close();
  }
}

const soft = (id: string, text: string): Finding => ({ id, level: 'soft', text });
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
