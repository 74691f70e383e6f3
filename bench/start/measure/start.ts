import type { BrowserContext, Page } from '@playwright/test';
import { figuresOf, type Figures } from './figures';
import { slowDown } from './phone';
import { addProbe, readProbe, watchStart } from './probe';
import type { MeasuredScreen } from './screens';
import { countTraffic } from './traffic';

const timeoutMs = 60_000;

/** Opens an address on a new page of a context and measures until the screen answers and its pictures are there. */
export async function openMeasured(context: BrowserContext, address: string, screen: MeasuredScreen) {
  const page = await context.newPage();
  await addProbe(page);
  await watchStart(page, screen);
  const client = await slowDown(page);
  const traffic = countTraffic(client);
  await page.goto(address, { waitUntil: 'commit', timeout: timeoutMs });
  await page.waitForFunction(() => typeof window.probe?.seen.answersMs === 'number', undefined, {
    timeout: timeoutMs,
  });
  await picturesInSight(page);
  const seen = await readProbe(page);
  return { page, client, traffic, figures: figuresOf(seen, traffic.within(seen.answersMs ?? 0)) };
}

/** Measures a start, and leaves no page behind. */
export async function measureStart(
  context: BrowserContext,
  address: string,
  screen: MeasuredScreen,
): Promise<Figures> {
  const { page, figures } = await openMeasured(context, address, screen);
  await page.close();
  return figures;
}

/** After this time without input a page has finished its idle work, and is at rest. */
export const idleMs = 6_000;

/** Measures a start, and stays until the page is at rest: what follows such a visit is no glance. */
export async function measureVisit(
  context: BrowserContext,
  address: string,
  screen: MeasuredScreen,
): Promise<Figures> {
  const { page, figures } = await openMeasured(context, address, screen);
  await page.waitForTimeout(idleMs);
  await page.close();
  return figures;
}

/** The largest paint is often a picture, which comes after the screen is usable. */
async function picturesInSight(page: Page): Promise<void> {
  const allPicturesLoaded = () =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > window.innerHeight,
    );
  await page.waitForFunction(allPicturesLoaded, undefined, { timeout: 5_000 }).catch(() => undefined);
  await page.waitForTimeout(100);
}
