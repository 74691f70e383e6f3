import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { brokenAddress, brokenPort, mainPort } from '../support/ports';
import { startProgram } from '../support/system';
import { tabBar } from '../support/tabs';
import { visit } from '../support/visit';

const cases = [
  { fault: 'is missing', path: '/Video' },
  { fault: 'hangs while loading', path: '/Game' },
  { fault: 'throws while loading', path: '/girls' },
  { fault: 'throws while rendering', path: '/Login' },
];

let pages: { stop(): Promise<void> };

test.beforeAll(async () => {
  const env = { PORT: String(brokenPort), MAIN_PORT: String(mainPort) };
  pages = await startProgram('e2e/support/brokenSystem.ts', env, brokenAddress);
});
test.afterAll(() => pages.stop());

test.describe('a remote that is broken never takes the app down (scenario 25, OWN-01)', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
  });

  for (const { fault, path } of cases) {
    const details = fault === 'throws while rendering' ? {} : { tag: '@long' };
    test(
      `a remote that ${fault} shows a message with a retry, and the other tabs work`,
      details,
      async ({ page }) => {
        await page.goto(`${brokenAddress}/#${path}`);
        const message = page.getByRole('alert').filter({ hasText: 'This part is not available right now' });
        await expect(message).toBeVisible({ timeout: 25_000 });
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

        await message.getByRole('button', { name: 'Try again' }).click();
        await expect(message).toBeVisible({ timeout: 25_000 });

        await message.getByRole('link', { name: 'Go to Home' }).click();
        const tabs = tabBar(page);
        await expect(tabs.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
        await expect(page.getByRole('tab', { name: 'Products' })).toBeVisible();
        await tabs.getByRole('link', { name: 'Messages' }).click();
        await expect(page.getByRole('heading', { level: 1, name: 'Messages' })).toBeVisible();
      },
    );
  }

  test('a remote that the registry does not list leaves its address unanswered and the app usable', async ({
    page,
  }) => {
    await visit(page, '/Moneylog', brokenAddress);
    await expect(page.getByText('There is nothing at this address.')).toBeVisible();
    await page.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page.getByRole('tab', { name: 'Products' })).toBeVisible();
  });

  test('a remote that can’t be fetched ahead is not told of until it is opened', async ({ page }) => {
    const reports: string[] = [];
    await page.exposeFunction('told', (text: string) => reports.push(text));
    await page.addInitScript(() => {
      navigator.sendBeacon = (_url, body) => {
        (window as unknown as { told: (text: string) => void }).told(String(body));
        return true;
      };
    });
    await page.goto(`${brokenAddress}/#/Home`);
    // The entry of mfe-catalogue throws while it is loaded.
    await page.waitForResponse((response) => response.url().includes('/remotes/mfe-catalogue/'));
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    expect(reports.join()).not.toContain('mfe-catalogue');
    await tabBar(page).getByRole('link', { name: 'Products' }).click();
    await expect(page.getByText('This part is not available right now')).toBeVisible();
    await page.evaluate(() => window.dispatchEvent(new Event('pagehide')));
    await expect.poll(() => reports.join()).toContain('mfe-catalogue');
  });
});
