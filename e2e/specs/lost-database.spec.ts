import { expect, test, type Page } from '@playwright/test';
import { startDatabaseOnLine, type DatabaseOnLine } from '../support/databaseOnLine';
import { withoutPopup } from '../support/home';
import { choose, messageShown, review, timeToBet, type ClockedSystem } from '../support/lottery';
import { ownPort } from '../support/ports';
import { startSystem, type RunningSystem } from '../support/system';
import { logIn, visit } from '../support/visit';

const clockPort = ownPort + 1;
const clocked: ClockedSystem = {
  address: `http://localhost:${ownPort}`,
  clock: `http://localhost:${clockPort}`,
};
let database: DatabaseOnLine;
let system: RunningSystem;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  database = await startDatabaseOnLine();
  const env = { ...database.variables, CLOCK_PORT: String(clockPort), LOG_LEVEL: 'silent' };
  system = await startSystem(ownPort, env, 'e2e/support/clockedSystem.ts');
});
test.afterAll(async () => {
  await system?.stop();
  await database?.stop();
});

test.beforeEach(async ({ page }) => {
  test.setTimeout(150_000);
  await withoutPopup(page);
  // Each pause before a call comes again has a part by chance; here it is none.
  await page.addInitScript(() => (Math.random = () => 0));
  await logIn(page, clocked);
});
test.afterEach(() => database.mend());

const refused = (page: Page, path: string) =>
  page.waitForResponse((answer) => answer.url().includes(path) && answer.status() === 503);

/** Shows the confirmation of an order of this stake. */
async function prepareOrder(page: Page, stake: string) {
  const game = page.getByRole('link', { name: /3 min/i }).first();
  await visit(page, '/Game', clocked.address);
  await game.click();
  await expect(page.getByRole('timer')).toBeVisible();
  await timeToBet(page, 60, clocked);
  await choose(page, ['Small'], stake);
  const receipt = await review(page);
  return { receipt, submit: receipt.getByRole('button', { name: /^Submit/ }) };
}

/** The orders of this stake in the list that a placed order opens. */
const ordersOf = (page: Page, stake: string) => page.getByRole('article').filter({ hasText: stake });

test.describe(
  'a database that is away, as while another node becomes the leader (OPS-01)',
  { tag: '@long' },
  () => {
    test('takes an order a little later, once, without another press', async ({ page }) => {
      const { receipt, submit } = await prepareOrder(page, '311');
      database.cut();
      const asked = refused(page, '/game/placeOrder');
      await submit.click();
      await asked;
      await expect(submit).toHaveAttribute('aria-busy', 'true');
      database.mend();
      await expect(receipt).toBeHidden();
      await expect(ordersOf(page, '311')).toHaveCount(1);
    });

    test('leaves the order as it is where it stays away, with a sentence; one press places it once', async ({
      page,
    }) => {
      const { receipt, submit } = await prepareOrder(page, '312');
      database.cut();
      await submit.click();
      await expect(messageShown(page, 'Network error, please try again')).toBeVisible({ timeout: 30_000 });
      await expect(receipt).toBeVisible();
      database.mend();
      await submit.click();
      await expect(receipt).toBeHidden();
      await expect(ordersOf(page, '312')).toHaveCount(1);
    });

    test('is told to whoever saves something that may have been done, or not', async ({ page }) => {
      await visit(page, '/Setsex', clocked.address);
      await page.getByText('Woman', { exact: true }).click();
      const save = page.getByRole('button', { name: 'Save' });
      database.cut();
      await save.click();
      await expect(
        messageShown(page, 'We were interrupted. Check whether it worked, and try again if it did not'),
      ).toBeVisible();
      database.mend();
      await save.click();
      await expect(save).toBeHidden();
    });

    test('a screen says so, and shows its own by itself when there is one again', async ({ page }) => {
      database.cut();
      await visit(page, '/Moneylog', clocked.address);
      const failed = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
      await expect(failed).toBeVisible({ timeout: 30_000 });
      database.mend();
      await expect(failed).toBeHidden({ timeout: 60_000 });
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    });
  },
);
