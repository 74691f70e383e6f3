import { expect, test, type Page } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const dist = join(import.meta.dirname, 'dist');
const { entries } = JSON.parse(readFileSync(join(dist, 'index.json'), 'utf8')) as {
  entries: Record<string, { id: string; title: string; name: string }>;
};

for (const { id, title, name } of Object.values(entries))
  for (const colorScheme of ['light', 'dark'] as const)
    test.describe(() => {
      test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

      test(`${title}, ${name}, ${colorScheme}`, async ({ page }) => {
        const faults: string[] = [];
        page.on('pageerror', ({ message }) => faults.push(message));
        await page.clock.setFixedTime('2026-01-02T03:04:05Z');
        // The steady clock stands still with the other one, or a countdown finds that they disagree.
        await page.addInitScript(() => {
          performance.now = () => 1_000;
        });
        const requests = await serveGallery(page);
        await page.goto(`iframe.html?id=${id}&viewMode=story`);
        await expect(page.locator('#storybook-root .frame')).toBeVisible();
        await untilIdle(page, requests);
        // Until a drawing has come, the ground that it stands on is there alone.
        await expect(page.locator('svg > ellipse:only-child')).toHaveCount(0);
        await expect(page.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
        await expect(page).toHaveScreenshot(`${id}-${colorScheme}.png`, { fullPage: true });
        expect(faults).toEqual([]);
      });
    });

interface Requests {
  started: number;
  running: number;
}

/** Answers the page from the built gallery, without a server, and counts what it asks for. */
async function serveGallery(page: Page): Promise<Requests> {
  const requests: Requests = { started: 0, running: 0 };
  await page.route('**/*', async (route) => {
    requests.started += 1;
    requests.running += 1;
    const file = join(dist, decodeURIComponent(new URL(route.request().url()).pathname));
    const isFile = existsSync(file) && statSync(file).isFile();
    await route.fulfill(isFile ? { path: file } : { status: 404 });
    requests.running -= 1;
  });
  return requests;
}

/**
 * Screens and drawings are loaded when they are needed, each after the one before. The page is idle once it has come to
 * a background task and a new frame five times in a row without asking for another file.
 */
async function untilIdle(page: Page, requests: Requests): Promise<void> {
  for (let idle = 0; idle < 5;) {
    const { started } = requests;
    await page.evaluate(async () => {
      await scheduler.postTask(() => undefined, { priority: 'background' });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    idle = requests.running === 0 && requests.started === started ? idle + 1 : 0;
  }
}
