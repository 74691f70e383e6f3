import { expect, test } from '@playwright/test';
import { callAs } from '../support/cardHolder';
import { letTimePass } from '../support/clock';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { shortGame } from '../support/shortGame';
import { visit } from '../support/visit';

interface State {
  id: number;
  next_expect: string;
  second: number;
  close_second: number;
}

test('won and lost orders add up in wallet detail and personal report (scenario 14, REP-01, REP-06, D24, D54)', async ({
  page,
}) => {
  await withoutPopup(page);
  await signInAsNewMember(page);
  const member = (await callAs(page, '/member/getUserInfo')).data as { id: number };
  // Big and small together: one of them wins 97.50, whatever the dice say.
  const place = async () => {
    const { data } = await callAs(page, `/Lottery/getLotteryInfo?key=${shortGame.key}`);
    const { id, second, close_second: takesBets, next_expect: expect } = data as State;
    if (takesBets < 2) await letTimePass(page, second);
    const order = { item: 'bi,sm', money: '50', lid: String(id), mid: String(member.id), expect };
    return (await callAs(page, '/game/placeOrder', order)).code;
  };
  await expect.poll(place).toBe(200);

  const statuses = async () =>
    ((await callAs(page, '/member/getUserGameList')).data as { status: number }[])
      .map(({ status }) => status)
      .sort();
  await letTimePass(page, shortGame.roundSeconds);
  await expect.poll(statuses).toEqual([1, 2]);

  await visit(page, '/Personalreport');
  const figure = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expect(figure('Task amount')).toContainText('100.00 K');
  await expect(figure('Winning amount')).toContainText('97.50 K');
  await expect(figure('Recharge amount')).toContainText('0.00 K');
  await expect(figure('Bonus')).toContainText('1,000.00 K');
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
