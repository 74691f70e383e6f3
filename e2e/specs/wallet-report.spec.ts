import { expect, test } from '@playwright/test';
import { callAs } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { shortGame } from '../support/shortGame';
import { visit } from '../support/visit';

interface State {
  id: number;
  next_expect: string;
  second: number;
}

test('won and lost orders add up in wallet detail and personal report (scenario 14, REP-01, REP-06, D24, D54)', async ({
  page,
}) => {
  test.setTimeout(200_000);
  await withoutPopup(page);
  await signInAsNewMember(page);
  const member = (await callAs(page, '/member/getUserInfo')).data as { id: number };
  // Big and small together: one of them wins 97.50, whatever the dice say.
  await expect
    .poll(
      async () => {
        const { data } = await callAs(page, `/Lottery/getLotteryInfo?key=${shortGame.key}`);
        const { id, next_expect: expect } = data as State;
        const order = { item: 'bi,sm', money: '50', lid: String(id), mid: String(member.id), expect };
        return (await callAs(page, '/game/placeOrder', order)).code;
      },
      { timeout: 30_000, intervals: [1_000] },
    )
    .toBe(200);

  const statuses = async () =>
    ((await callAs(page, '/member/getUserGameList')).data as { status: number }[])
      .map(({ status }) => status)
      .sort();
  await expect.poll(statuses, { timeout: 120_000, intervals: [1_000] }).toEqual([1, 2]);

  await visit(page, '/Personalreport');
  const figure = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(figure('Task amount')).toContainText('100.00 K');
  await expect(figure('Winning amount')).toContainText('97.50 K');
  await expect(figure('Recharge amount')).toContainText('1,000.00 K');
  await expect(figure('Withdrawal amount')).toContainText('0.00 K');
  await expect(page.getByText('-2.50').first()).toBeVisible();
  await page.getByRole('button', { name: 'Refresh' }).press('Enter');
  await expect(page.getByText('Refreshed').first()).toBeVisible();

  await visit(page, '/Moneylog');
  await expect(page.getByText('-50.00')).toHaveCount(2);
  await expect(page.getByText('+97.50').first()).toBeVisible();
  await expect(page.getByText('997.50', { exact: false }).first()).toBeVisible();
  await page.getByRole('link', { name: 'Records' }).click();
  await expect(page).toHaveURL(/#\/WithdrawRecord$/);
});
