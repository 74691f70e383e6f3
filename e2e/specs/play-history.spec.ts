import { expect, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { credentials, join, openSheet, order, sheetOf } from '../support/playControl';
import { mainAddress } from '../support/ports';
import { visit } from '../support/visit';

test('the whole history comes as CSV files (CTRL-05)', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(120_000);
  await join(page);
  await visit(page, '/Lottery?key=k3-1m&id=1');
  await order(page, 30);
  await expect(page.getByText(/^2 orders placed for period/)).toBeVisible();
  await page.getByRole('button', { name: 'Play in control' }).click();
  const rowsOf = async (name: string, file: RegExp) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      sheetOf(page).getByRole('button', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(file);
    const lines = readFileSync(await download.path(), 'utf8')
      .trimEnd()
      .split('\r\n');
    return lines.map((line) => line.split(','));
  };
  const [head, ...orders] = await rowsOf('Orders (CSV)', /^members-orders-\d{4}-\d\d-\d\d\.csv$/);
  expect(head).toEqual(
    '\uFEFFNumber,Placed (UTC),Game,Period,Bet,Stake,Odds,Status,Payout,Settled (UTC)'.split(','),
  );
  expect(orders.map((cells) => [cells[2], ...cells.slice(4, 7)])).toEqual([
    ['Quick Three · 1 min', 'Big', '30', '1.95'],
    ['Quick Three · 1 min', 'Small', '30', '1.95'],
  ]);
  const [, ...money] = await rowsOf('Money (CSV)', /^members-money-/);
  expect(money.slice(0, 3).map((cells) => cells[3])).toEqual(['1000', '-30', '-30']);
});

test('a refused export says why, at its buttons', { tag: '@long' }, async ({ page }) => {
  await join(page);
  await openSheet(page, '/Game?control=1');
  const headers = { ...(await credentials(page)), lang: 'en_us' };
  for (let asked = 0; asked < 12; asked += 1)
    await page.request.get(`${mainAddress}/api/control/history?of=money`, { headers });
  await sheetOf(page).getByRole('button', { name: 'Orders (CSV)' }).click();
  await expect(sheetOf(page).getByRole('alert')).toHaveText('Too many requests, please wait a moment');
});
