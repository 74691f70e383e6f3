import { expect, test, type Browser, type Page } from '@playwright/test';
import { loadBundled } from '../support/bundle';
import { officeAddress, openOffice } from '../support/office';
import { seriousFindings } from '../support/seriousFindings';

let addAsker: typeof import('../support/withdrawals').addAsker;
test.beforeAll(async () => {
  ({ addAsker } = await loadBundled<typeof import('../support/withdrawals')>('e2e/support/withdrawals.ts'));
});

const pageOf = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

/** Says yes, in another operator's page, to what waits and names something. */
async function confirm(page: Page, about: string): Promise<void> {
  await page.goto(`${officeAddress}/proposals`);
  const waiting = page.getByRole('region').filter({ hasText: about });
  await waiting.first().getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Confirmed and done.').first()).toBeVisible();
}

test(
  'withdrawals are decided by keyboard, fifty within ten minutes (OFC-20)',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(600_000);
    const count = process.env.LONG ? 50 : 10;
    const withdrawals = Array.from({ length: count }, (_, n) => 1_000 + n);
    const { memberId } = await addAsker({ withdrawals });
    await openOffice(page, { roles: ['cashier'] }, `/money/withdrawals?memberId=${memberId}&state=requested`);
    const begun = Date.now();
    await page.getByRole('row').nth(1).focus();
    await page.keyboard.press('Enter');
    for (const [index] of withdrawals.entries()) {
      // The whole of it is there, and so are the keys.
      await expect(page.getByText('N goes to the next one')).toBeVisible();
      const heading = await page.getByRole('heading', { level: 1 }).innerText();
      if (index % 10 === 9) {
        await page.keyboard.press('r');
        const sheet = page.getByRole('dialog');
        await sheet.getByRole('button', { name: 'The card is closed' }).focus();
        await page.keyboard.press('Enter');
        await sheet.getByLabel('Why').press('Enter');
      } else await page.keyboard.press('a');
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(heading);
    }
    await expect(page.getByText('No withdrawal waits for anybody.')).toBeVisible();
    expect(Date.now() - begun).toBeLessThan(count * 12_000);
    await page.goto(`${officeAddress}/money/withdrawals?memberId=${memberId}&state=rejected`);
    await expect(page.getByRole('row')).toHaveCount(1 + count / 10);
  },
);

test('what is approved goes to the bank in one file, and its answer is looked at before it is taken (OFC-25 to OFC-27)', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const { memberId } = await addAsker({ withdrawals: [2_500, 3_000] });
  await openOffice(page, { roles: ['cashier'] }, '/money/rules');
  const bobs = await pageOf(browser);
  await openOffice(bobs, { roles: ['owner'] });

  await test.step('two operators set the account', async () => {
    const form = page.getByRole('form', { name: 'Account for payments' });
    for (const [label, value] of [
      ['Holder', 'Members Ltd'],
      ['IBAN or account number', 'DE89 3704 0044 0532 0130 00'],
      ['Currency', 'XTS'],
    ] as const)
      await form.getByLabel(label).fill(value);
    await form.getByRole('button', { name: 'Propose the change' }).click();
    await expect(page.getByText('It waits for a second operator.').first()).toBeVisible();
    await confirm(bobs, 'DE89370400440532013000');
  });

  const ids = await test.step('approves both at once', async () => {
    await page.goto(`${officeAddress}/money/withdrawals?memberId=${memberId}`);
    await page.getByRole('checkbox', { name: 'Choose all' }).check();
    await page.getByRole('button', { name: 'Approve (2)' }).click();
    await expect(page.getByText('Done: 2').first()).toBeVisible();
    const links = await page.getByRole('cell').getByRole('link').allInnerTexts();
    return links.map(Number);
  });

  await test.step('the file has them, and they are sent', async () => {
    await page.goto(`${officeAddress}/money/bank`);
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Make the file' }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toMatch(/^withdrawals-\d+\.pain\.001\.xml$/);
    const stream = await file.createReadStream();
    let content = '';
    for await (const chunk of stream) content += String(chunk);
    for (const id of ids) expect(content).toContain(`<EndToEndId>W${id}</EndToEndId>`);
  });

  await test.step('the answer says line by line what happens, then it does', async () => {
    const lines = [`W${ids[0]},25.00,booked`, `W${ids[1]},30.00,returned`, 'RENT,800.00,booked'];
    const content = ['reference,amount,status', ...lines].join('\n');
    await page
      .getByLabel('File', { exact: true })
      .setInputFiles({ name: 'answer.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await expect(page.getByRole('status')).toContainText('Arrives: 1');
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Do it: 2' }).click();
    await expect(page.getByText('The file is taken.').first()).toBeVisible();
    await page.goto(`${officeAddress}/money/withdrawals?memberId=${memberId}&state=arrived`);
    await expect(page.getByRole('cell').getByRole('link')).toHaveText([String(ids[0])]);
  });
});

test(
  'a payment that matches nothing is credited by two, and what a member is given is on record (OFC-22, OFC-24)',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(120_000);
    const { memberId, reference } = await addAsker({ unmatched: 4_321 });
    await openOffice(page, { roles: ['cashier'] }, '/money/payments');
    const bobs = await pageOf(browser);
    await openOffice(bobs, { roles: ['owner'] });
    await page.getByRole('row').filter({ hasText: reference }).getByRole('link').click();
    await page.getByRole('button', { name: 'Credit to a member' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByLabel('Member number').fill(String(memberId));
    await sheet.getByLabel('Why').fill('showed the receipt');
    await sheet.getByRole('button', { name: 'Propose the change' }).click();
    await expect(page.getByText('It waits for a second operator.').first()).toBeVisible();
    await confirm(bobs, 'showed the receipt');
    await page.reload();
    await expect(page.getByText('Credited', { exact: true })).toBeVisible();

    await page.goto(`${officeAddress}/money/corrections?memberId=${memberId}`);
    const form = page.getByRole('form', { name: 'Give or take' });
    await form.getByLabel('Amount').fill('12.50');
    await form.getByRole('button', { name: 'Book it' }).click();
    await expect(page.getByRole('row').filter({ hasText: '+12.50' })).toContainText('Goodwill');
  },
);

test(
  'every screen of money can be used with a screen reader, on a desk and on a phone',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    const { memberId } = await addAsker({ withdrawals: [2_000], unmatched: 99 });
    await openOffice(page, { roles: ['cashier'] }, `/money/withdrawals?memberId=${memberId}`);
    await page.getByRole('cell').getByRole('link').click();
    await expect(page.getByText('N goes to the next one')).toBeVisible();
    const one = new URL(page.url()).pathname;
    for (const width of [1280, 390]) {
      await page.setViewportSize({ width, height: 844 });
      for (const path of [
        one,
        ...['withdrawals', 'recharges', 'payments', 'corrections', 'statements', 'bank', 'days', 'rules'].map(
          (name) => `/money/${name}`,
        ),
      ]) {
        await page.goto(officeAddress + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect([path, await seriousFindings(page)]).toEqual([path, []]);
        // Nothing sticks out at the side.
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect([path, wide <= 0]).toEqual([path, true]);
      }
    }
  },
);
