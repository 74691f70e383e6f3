import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { pageMemory } from '../support/pageMemory';
import { tabBar } from '../support/tabs';
import { logIn } from '../support/visit';

const rounds = Number(process.env.MEMORY_ROUNDS ?? 12);
/** By then all is there that screens load in quiet moments, and what measuring itself leaves in a page. */
const firstRounds = 4;
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
  'a page that went through all tabs for a long time is no larger than after the first rounds, and holds at most 45 MB',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(60_000 + rounds * 5_000);
    await withoutPopup(page);
    await logIn(page);
    let first = await pageMemory(page);
    for (let round = 0; round < firstRounds; round += 1) {
      await goRound(page);
      first = await pageMemory(page);
    }
    for (let round = firstRounds; round < rounds; round += 1) await goRound(page);
    const last = await pageMemory(page);
    // eslint-disable-next-line no-console
    console.log(
      `After ${firstRounds} rounds ${JSON.stringify(first)}, after ${rounds} ${JSON.stringify(last)}`,
    );
    expect(last.heapBytes).toBeLessThanOrEqual(45 * mib);
    expect(last.heapBytes - first.heapBytes).toBeLessThanOrEqual(10 * mib);
    // What is kept of a round, if only one element, would be there as often as there were rounds.
    expect(last.detached - first.detached).toBeLessThan((rounds - firstRounds) / 2);
    expect(last.documents).toBeLessThanOrEqual(first.documents);
  },
);
