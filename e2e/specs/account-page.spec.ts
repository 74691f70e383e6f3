import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { logIn, visit } from '../support/visit';

/** Pulls the screen down with one finger, as far as it goes. */
async function pullDown(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: 195, y }] });
  await touch('touchStart', 300);
  for (let y = 320; y <= 520; y += 20) await touch('touchMove', y);
  await touch('touchEnd');
}

test.beforeEach(({ page }) => withoutPopup(page));

test.describe('the account page (scenario 7)', () => {
  test(
    'shows avatar, tier, progress, balance with its unit and credit score (MINE-01 to MINE-04)',
    { tag: '@long' },
    async ({ page }) => {
      await logIn(page);
      await visit(page, '/Mine');
      await expect(page.getByText('88 / 100')).toBeVisible();
      await expect(page.getByText(/^[\d,]+\.\d\d K$/)).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '64');
      const pictures = page.getByRole('main').locator('img');
      // The site's own behind the card, the avatar, the tier.
      await expect(pictures).toHaveCount(3);
      for (const picture of await pictures.all())
        await expect
          .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
          .toBeGreaterThan(0);
    },
  );

  test('leads to its eight destinations, wallet detail, recharge and settings, and back (MINE-05 to MINE-09)', async ({
    page,
  }) => {
    await signInAsNewMember(page);
    await visit(page, '/Mine');
    await expect(page.getByText('1,000.00 K')).toBeVisible();
    const destinations = {
      'Order records': '/GameRecord',
      'Account changes': '/Personalreport',
      'Cash-out records': '/Moneylog',
      'Recharge records': '/RechargeRecord',
      'Personal information': '/Infomation',
      'My bank card': '/Setbank',
      'Withdrawal password': '/SetPayPassword',
      'Wallet detail': '/Moneylog',
      Recharge: '/Recharge',
      Settings: '/Setting',
    };
    for (const [name, path] of Object.entries(destinations)) {
      await page
        .getByRole('main')
        .getByRole('link', { name: new RegExp(`^${name}(?! rec)`) })
        .click();
      await expect(page, name).toHaveURL(new RegExp(`#${path}$`));
      await page.goBack();
      await expect(page).toHaveURL(/#\/Mine$/);
    }
    await page.getByRole('list', { name: 'Account menu' }).getByRole('link', { name: 'Messages' }).click();
    await expect(page).toHaveURL(/#\/Notice$/);
  });
});

test.describe('pulling the account page down (scenario 7, MINE-07, CONST-08)', () => {
  test.use({ hasTouch: true });

  test('loads the member again and says so', { tag: '@long' }, async ({ page }) => {
    await signInAsNewMember(page);
    await visit(page, '/Mine');
    await expect(page.getByText('1,000.00 K')).toBeVisible();
    const reload = page.waitForResponse(/getUserInfo/);
    await pullDown(page);
    await reload;
    await expect(page.getByText('Refreshed')).toBeVisible();
  });
});
