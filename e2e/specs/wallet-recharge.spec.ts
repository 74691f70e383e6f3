import { expect, test } from '@playwright/test';
import { callAs } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { sendPaymentNotice } from '../support/paymentNotice';
import { mainAddress } from '../support/ports';
import { seriousFindings } from '../support/seriousFindings';
import { visit } from '../support/visit';

const rechargesOf = async (page: import('@playwright/test').Page) =>
  (await callAs(page, '/member/getUserRechargeList')).data as { status: number; pay_time?: string }[];

test.describe('recharging (scenario 17, RECH-01 to RECH-08, VAL-07)', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
    await signInAsNewMember(page);
  });

  test('an amount of zero is wrong and stays on the screen', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Recharge');
    await expect(page.getByText('Balance $1,000.00').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Amount' }).fill('0');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page.getByText('wrong amount').first()).toBeVisible();
    await expect(page).toHaveURL(/#\/Recharge$/);
    await page.getByRole('link', { name: 'Records' }).click();
    await expect(page).toHaveURL(/#\/RechargeRecord$/);
    await expect(page.getByText('No recharges yet').first()).toBeVisible();
  });

  for (const money of ['', '0', 'abc', '-5'])
    test(
      `an address with the amount "${money}" leads back to /Recharge (D50)`,
      { tag: '@long' },
      async ({ page }) => {
        await page.goto(`${mainAddress}/#/Channel?money=${money}`);
        await expect(page).toHaveURL(/#\/Recharge$/);
        await expect(page.getByText('wrong amount').first()).toBeVisible();
      },
    );

  test('what is paid on the provider’s page is credited once, though its notice comes three times', async ({
    page,
  }) => {
    await visit(page, '/Recharge');
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await page.getByRole('button', { name: 'Next' }).click();
    await expect(page).toHaveURL(/#\/Channel\?money=100$/);

    await page.getByRole('button', { name: 'Sandbox transfer' }).dblclick();
    const frame = page.frameLocator('iframe[title="Payment page"]');
    await expect(frame.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
    const iframe = page.locator('iframe');
    await expect(iframe).toHaveAttribute('sandbox', /^(?!.*top-navigation)/);
    expect(new URL((await iframe.getAttribute('src')) ?? '').origin).not.toBe(mainAddress);
    expect(await rechargesOf(page)).toHaveLength(1);
    await expect(page.getByRole('status').getByText('Waiting for payment')).toBeVisible();

    const reference = await frame.locator('dd').nth(1).innerText();
    await frame.getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('status').getByText('Paid')).toBeVisible();
    await expect(page.getByText('New balance $1,100.00')).toBeVisible();
    const notice = { reference, outcome: 'paid', amountMinor: 10_000 } as const;
    expect([await sendPaymentNotice(notice), await sendPaymentNotice(notice)]).toEqual([200, 200]);

    await page.getByRole('button', { name: 'Done' }).click();
    await expect(page).toHaveURL(/#\/Mine$/);
    await expect(page.getByText('1,100.00').first()).toBeVisible();

    await visit(page, '/RechargeRecord');
    const record = page.getByRole('listitem');
    await expect(record).toHaveCount(1);
    await expect(record).toContainText(/Paid \d{2}:\d{2}/);
    await expect(record).toContainText('$100.00');
    const member = (await callAs(page, '/member/getUserInfo')).data as { is_see: number; money: string };
    expect(member).toMatchObject({ is_see: 1, money: '1,100.00' });
  });

  test(
    'a payment is known by its own order number, and goes on after a reload and from the records (LIFE-04)',
    { tag: '@long' },
    async ({ page }) => {
      const frame = page.frameLocator('iframe');
      const waiting = page.getByRole('status').getByText('Waiting for payment');
      await visit(page, '/Channel?money=100');
      await page.getByRole('button', { name: 'Sandbox card' }).click();
      await frame.getByRole('button', { name: 'Pay' }).click();
      await expect(page.getByRole('button', { name: 'Done' })).toBeVisible();
      expect.soft(await seriousFindings(page), 'a payment that is paid').toEqual([]);

      // The one before is paid; a new one waits, and no word of the other stands here meanwhile.
      await visit(page, '/Channel?money=50');
      await page.getByRole('button', { name: 'Sandbox card' }).click();
      await expect(page).toHaveURL(/&order=[\w-]+$/);
      await expect(waiting).toBeVisible();
      await expect(page.getByText('Paid', { exact: true })).toBeHidden();
      const reference = await frame.locator('dd').nth(1).innerText();
      await page.reload();
      await expect(frame.locator('dd').nth(1)).toHaveText(reference);

      await visit(page, '/RechargeRecord');
      await page.getByRole('listitem').filter({ hasText: '$50.00' }).getByRole('link').click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('link', { name: 'Continue payment' })).toBeVisible();
      expect.soft(await seriousFindings(page), 'a record').toEqual([]);
      await sheet.getByRole('link', { name: 'Continue payment' }).click();
      await expect(frame.locator('dd').nth(1)).toHaveText(reference);
      await frame.getByRole('button', { name: 'Let it expire' }).click();
      await expect(page.getByRole('status').getByText('Expired')).toBeVisible();
      expect.soft(await seriousFindings(page), 'a payment that is expired').toEqual([]);
      await page.getByRole('button', { name: 'Pay again' }).click();
      await expect(page.getByRole('button', { name: 'Sandbox card' })).toBeEnabled();
      await expect(page).toHaveURL(/#\/Channel\?money=50$/);
    },
  );

  test('a message from the frame moves no balance, and a failed payment neither (D03)', async ({ page }) => {
    await visit(page, '/Channel?money=100');
    await page.getByRole('button', { name: 'Sandbox card' }).click();
    const frame = page.frameLocator('iframe');
    await expect(frame.getByRole('heading', { name: 'Sandbox payment' })).toBeVisible();
    const provider = page.frames().find((each) => each !== page.mainFrame());
    await provider?.evaluate(() =>
      window.parent.postMessage({ type: 'paid', status: 2, amountMinor: 10_000 }, '*'),
    );
    await frame.getByRole('button', { name: 'Let it fail' }).click();
    await expect(page.getByRole('status').getByText('Failed', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('1,000.00').first()).toBeVisible();
    expect((await rechargesOf(page))[0]).toMatchObject({ status: 3 });
  });

  test(
    'a channel says what it takes and how long; one that the network does not reach can be tapped again (RECH-10, D15)',
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, '/Channel?money=10');
      const channel = page.getByRole('button', {
        name: 'Sandbox transfer No fee · Usually within 2 minutes',
      });
      await expect(channel).toBeVisible();
      // The other one takes no less than 20, and says so.
      await expect(page.getByRole('listitem').filter({ hasText: 'Sandbox card' })).toContainText(
        'Minimum $20.00',
      );
      await expect(page.getByRole('button', { name: 'Sandbox card' })).toBeHidden();
      expect.soft(await seriousFindings(page), 'the channels').toEqual([]);
      await page.route('**/doRecharge', (route) => route.abort('connectionreset'));
      await channel.click();
      await expect(page.getByText('Network error, please try again').first()).toBeVisible();
      await page.unroute('**/doRecharge');
      await expect(channel).toBeEnabled();
      await channel.click();
      await expect(page.locator('iframe')).toBeVisible();
    },
  );
});
