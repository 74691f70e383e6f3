import { expect, test } from '@playwright/test';
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
        // The built gallery, without a server.
        await page.route('**/*', (route) => {
          const file = join(dist, decodeURIComponent(new URL(route.request().url()).pathname));
          return existsSync(file) && statSync(file).isFile()
            ? route.fulfill({ path: file })
            : route.fulfill({ status: 404 });
        });
        await page.goto(`iframe.html?id=${id}&viewMode=story`, { waitUntil: 'networkidle' });
        await expect(page.locator('#storybook-root .frame')).toBeVisible();
        // A drawing is loaded once it is needed, and until then the ground that it stands on is there alone.
        await expect(page.locator('svg > ellipse:only-child')).toHaveCount(0);
        await expect(page.locator('body')).not.toHaveClass(/sb-show-errordisplay/);
        await expect(page).toHaveScreenshot(`${id}-${colorScheme}.png`, { fullPage: true });
        expect(faults).toEqual([]);
      });
    });
