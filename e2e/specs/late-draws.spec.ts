import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withoutPopup } from '../support/home';
import { pastGame } from '../support/pastGame';
import { waitingAddress, waitingPort } from '../support/ports';
import { seriousFindings } from '../support/seriousFindings';
import { startProgram } from '../support/system';
import { logIn, visit } from '../support/visit';

/** A system that draws from the public beacon and can't reach it, with rounds of the past: `support/pastRounds.ts`. */
let system: { stop(): Promise<void> };
let dataDirectory: string;

test.beforeAll(async () => {
  dataDirectory = mkdtempSync(join(tmpdir(), 'members-waiting-'));
  test.setTimeout(120_000);
  const env = { PORT: String(waitingPort), DATA_DIR: dataDirectory };
  system = await startProgram('e2e/support/waitingSystem.ts', env, waitingAddress);
});
test.afterAll(async () => {
  await system.stop();
  rmSync(dataDirectory, { recursive: true, force: true });
});

test(
  'a late draw is waited for in sight of everybody, a void one says why and returns the stakes, a public one is right',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await withoutPopup(page);
    await logIn(page, { address: waitingAddress });
    await page.goto(`${waitingAddress}/#/Game`);
    await page.getByRole('link', { name: new RegExp(pastGame.name.en_us) }).click();

    const sheet = page.getByRole('dialog', { name: 'Verify' });
    await test.step('pending: the game says so and leads to what is known', async () => {
      await page.getByRole('button', { name: /^Period \d{4} is waiting for its beacon value$/ }).click();
      await expect(sheet.getByRole('status')).toHaveText(
        /^Not everything is published yet\. .* never replaced/,
      );
      await expect(sheet.getByText(/^The value of beacon round \d+ is not published yet\.$/)).toBeVisible();
      await sheet.getByRole('button', { name: 'Check again' }).click();
      await expect(sheet.getByText('Not drawn yet.')).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(sheet).toBeHidden();
    });

    await test.step('the results name every round: waiting, void, drawn', async () => {
      await page.getByRole('button', { name: 'Results and verify' }).click();
      const results = page.getByRole('dialog', { name: 'Recent results' });
      await expect(results.getByRole('listitem').first()).toContainText('Waiting for its beacon value');
      await expect(results.getByText('Void: all stakes were returned').first()).toBeVisible();
      await results.getByRole('button', { name: `Verify period ${drawnPeriod}` }).click();
      await expect(sheet.getByRole('status')).toHaveText('Recomputed on your device: this result is right.');
      await expect(sheet.getByText(/^Drawn from drand quicknet/)).toBeVisible();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await expect(results).toBeVisible();
      await results.getByRole('button', { name: 'Close' }).click();
    });

    await test.step('the member’s orders: unopened, cancelled with the reason, settled', async () => {
      await visit(page, '/GameRecord', waitingAddress);
      const orders = page.getByRole('article');
      await expect(orders.filter({ hasText: 'Unopened' })).toHaveCount(1);
      const cancelled = orders.filter({
        hasText: 'Cancelled: no beacon value within 24 hours, stake returned',
      });
      await expect(cancelled).toHaveCount(1);
      for (const box of await orders.evaluateAll((all) => all.map((each) => each.clientHeight)))
        expect(box).toBeLessThan(320);
      await cancelled.getByRole('button', { name: 'Details' }).click();
      await page
        .getByRole('button', { name: /^Verify: / })
        .first()
        .click();
      await expect(sheet.getByRole('status')).toHaveText(
        /^This round is void: .* every stake was returned\.$/,
      );
      await expect(
        sheet.getByText('The round is void, so your stake of 10.00 K was returned.'),
      ).toBeVisible();
      await sheet.getByRole('button', { name: 'Close' }).click();
      await page
        .getByRole('dialog', { name: pastGame.name.en_us })
        .getByRole('button', { name: 'Close' })
        .click();
      await expect(orders.filter({ hasText: drawnPeriod }).filter({ hasText: /Won/ })).toHaveCount(1);
    });
  },
);

const drawnPeriod = '20230915-0619';
