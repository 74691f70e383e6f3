import { expect, test, type Page } from '@playwright/test';
import { mayDo, officeCallIds, officeCalls, pathOf, type Right } from '../../shared/office-contract/src';
import { openOffice } from '../support/office';

const held: readonly Right[] = ['audit.see'];
const areasOf = (page: Page) => page.getByRole('navigation', { name: 'Menu' }).first().getByRole('link');

test('an operator sees the areas of their rights, and every call beyond them is refused (OFC-01)', async ({
  page,
}) => {
  await openOffice(page, { rights: held }, '/audit');
  await expect(areasOf(page)).toHaveText(['Today', 'Second operator', 'Operator log', 'My account']);
  await page.goto(new URL('/money/withdrawals', page.url()).href);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing here');

  const beyond = officeCallIds
    .filter((id) => {
      const { right } = officeCalls[id];
      return right !== null && right !== 'anybody' && !mayDo(held, right);
    })
    .map((id) => ({ id, path: pathOf(id), method: officeCalls[id].method }));
  const answers = await page.evaluate(async (calls) => {
    const found: { id: string; status: number; key: string }[] = [];
    for (const { id, path, method } of calls) {
      const body = method === 'POST' && { body: '{}', headers: { 'content-type': 'application/json' } };
      const response = await fetch(path, { method, ...body });
      found.push({ id, status: response.status, key: ((await response.json()) as { key: string }).key });
    }
    return found;
  }, beyond);
  expect(answers).toEqual(beyond.map(({ id }) => ({ id, status: 403, key: 'forbidden' })));
});

test(
  'what an operator changes is a line of the log with before and after, and the chain is whole (OFC-08)',
  { tag: '@long' },
  async ({ page }) => {
    const name = `Quay ${Date.now()}`;
    const ana = await openOffice(page, { rights: ['content.change', 'audit.see'] }, '/content/city/1');
    const field = page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English');
    const before = await field.inputValue();
    await field.fill(name);
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(page.getByText('Saved.').last()).toBeVisible();

    await page.goto(new URL(`/audit?operator=${ana.name}`, page.url()).href);
    const line = page.getByRole('row').filter({ hasText: name });
    await expect(line).toContainText('content changed');
    await expect(line.locator('del')).toContainText(before);
    await expect(line.locator('ins')).toContainText(name);
    await expect(page.getByText(/^Whole: \d+ lines$/)).toBeVisible();
  },
);
