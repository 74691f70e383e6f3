import type { RemoteRoute } from '@members/mfe-kit/release';
import type { Browser, BrowserContext } from 'playwright-core';
import { counted } from '../../counted';
import { checkBytes } from '../checkBytes';
import type { Finding } from '../finding';
import type { GateInput } from '../gateInput';
import { chromiumPath, launchChromium } from './chromium';
import { previewOf } from './preview';
import { mountOutcome, readReports } from './readReports';
import { seriousFindings } from './seriousFindings';
import { servePreview, watchFiles } from './servePreview';
import { signIn } from './signIn';

/** Longer than the shell itself waits for a release. */
const patienceMs = 30_000;
/** So long a screen may go on loading before it is looked at. */
const settlingMs = 3_000;

/** Mounts every route of a release in the live shell, in a browser of the gate's own, and looks at the screens. */
export async function checkMounts(input: GateInput): Promise<Finding[]> {
  const path = chromiumPath();
  if (!path) return [soft('mount:not-run', 'No Chromium is there, so none of its routes was mounted.')];
  const browser = await launchChromium(path);
  try {
    return await mountAll(browser, input);
  } finally {
    await browser.close();
  }
}

async function mountAll(browser: Browser, input: GateInput): Promise<Finding[]> {
  const { state, release, shellUrl, directory } = input;
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'en-US',
    // The page under test comes from here, and not from what a worker has kept of the live one.
    serviceWorkers: 'block',
  });
  await servePreview(context, { shellUrl, release, directory, preview: await previewOf(state, release) });
  const findings = await session(context, input);
  for (const [index, route] of release.routes.entries())
    findings.push(...(await checkRoute(context, input, { route, first: index === 0 })));
  return findings;
}

async function session(
  context: BrowserContext,
  { release, shellUrl, member }: GateInput,
): Promise<Finding[]> {
  if (release.routes.every(({ access }) => access === 'public')) return [];
  const asVisitor = 'Routes that need a session were looked at as a visitor';
  if (!member) return [soft('mount:member', `${asVisitor}: the gate has no account.`)];
  try {
    await signIn(context, shellUrl, member);
    return [];
  } catch (error) {
    return [soft('mount:member', `${asVisitor}: its account was not let in (${messageOf(error)}).`)];
  }
}

async function checkRoute(
  context: BrowserContext,
  { release, shellUrl, directory }: GateInput,
  { route: { path }, first }: { route: RemoteRoute; first: boolean },
): Promise<Finding[]> {
  const hard = (text: string): Finding => ({ id: `mount:${path}`, level: 'hard', text });
  const page = await context.newPage();
  try {
    const files = watchFiles(page, release);
    await page.goto(`${shellUrl}/#${path}`);
    const outcome = await mountOutcome(page, release, patienceMs);
    if (!outcome.mounted && !outcome.failure)
      return [hard(`${path} was not mounted within ${patienceMs / 1000} s.`)];
    await page.waitForLoadState('networkidle', { timeout: settlingMs }).catch(() => undefined);
    const failure = outcome.failure ?? (await readReports(page, release)).failure;
    if (failure) return [hard(`${path} fails (${failure.phase}): ${failure.message}`)];
    const serious = await seriousFindings(page);
    return [
      ...(first ? await checkBytes({ path, files: [...files] }, directory) : []),
      ...serious.map(({ rule, help, count }) =>
        soft(`axe:${path}:${rule}`, `${path}: ${help} (axe, ${counted(count, 'place')}).`),
      ),
    ];
  } catch (error) {
    return [hard(`${path} could not be looked at: ${messageOf(error)}`)];
  } finally {
    await page.close();
  }
}

const soft = (id: string, text: string): Finding => ({ id, level: 'soft', text });
const messageOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
