import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { pageMemory } from '../support/pageMemory';
import { tabBar } from '../support/tabs';
import { logIn } from '../support/visit';

const rounds = Number(process.env.MEMORY_ROUNDS ?? 8);
const mib = 2 ** 20;

const tabs = ['Products', 'Hot picks', 'Home', 'Messages', 'Account'] as const;

/** Opens every tab, waits for its heading, and ends on Home. */
async function goRound(page: Page): Promise<void> {
  const bar = tabBar(page);
  for (const tab of [...tabs, 'Home'] as const) {
    await bar.getByRole('link', { name: tab }).click();
    await expect(page.getByRole('heading', { level: 1, name: new RegExp(`${tab}$`) })).toBeVisible();
  }
}

test(
  'a page that went through all tabs for a long time is no larger than after the first round, and holds at most 45 MB',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(60_000 + rounds * 5_000);
    await withoutPopup(page);
    await logIn(page);
    await goRound(page);
    const first = await pageMemory(page);
    for (let round = 1; round < rounds; round += 1) await goRound(page);
    const last = await pageMemory(page);
    // oxlint-disable-next-line no-console
    console.log(`After 1 round ${JSON.stringify(first)}, after ${rounds} ${JSON.stringify(last)}`);
    expect(last.heapBytes).toBeLessThanOrEqual(45 * mib);
    expect(last.heapBytes - first.heapBytes).toBeLessThanOrEqual(10 * mib);
    expect(last.detached).toBeLessThanOrEqual(first.detached);
    expect(last.documents).toBeLessThanOrEqual(first.documents);
  },
);
