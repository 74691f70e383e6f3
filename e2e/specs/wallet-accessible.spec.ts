import { expect, test, type Page } from '@playwright/test';
import { callAs, cardHolder, signInWithRealName, signInWithCard } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { setSite } from '../support/siteSettings';
import { expectAccessible, press, type Scene } from '../support/scenes';
import { visit, visitWhole } from '../support/visit';

async function openRecord(page: Page): Promise<void> {
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

/** Every screen, for a member with and one without a bank card: as it opens, with each dialog, and with errors shown. */
const scenes: Record<'bound' | 'unbound', Scene[]> = {
  bound: [
    ['/Recharge'],
    ['/Recharge', press(/^Next/)],
    ['/Channel?money=100'],
    ['/Channel?money=100', press(/Sandbox transfer/)],
    // Below what the card takes.
    ['/Channel?money=10'],
    ['/RechargeRecord'],
    ['/RechargeRecord', openRecord],
    ['/Withdraw'],
    ['/Withdraw', press(/^Withdraw/)],
    ['/Withdraw', press(/Limits/)],
    ['/WithdrawRecord'],
    ['/WithdrawRecord', openRecord],
    ['/Setbank'],
    ['/EditPayPassword'],
    ['/EditPayPassword', press(/^Save/)],
    ['/Moneylog'],
    [`/Moneylog?month=${new Date().toISOString().slice(0, 7)}`],
    ['/Personalreport'],
  ],
  unbound: [
    ['/RechargeRecord'],
    ['/WithdrawRecord'],
    ['/Setbank'],
    ['/SetPayPassword'],
    ['/SetPayPassword', press(/^Save/)],
    [
      '/Setbank',
      // To the form of the card, which opens once there is a withdrawal password.
      async (page) => {
        await callAs(page, '/member/setPayPassword', { paypassword: cardHolder.fundPassword });
        await page.goto('about:blank');
        await visitWhole(page, '/BindCard');
        await press(/^Confirm/)(page);
        await page.getByRole('combobox').click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    ],
  ],
};

const signIn = {
  bound: async (page: Page) => {
    // Before the page first asks for the settings, which it keeps for a minute.
    await setSite({ fund_password_editable: true });
    await signInWithCard(page);
    await callAs(page, '/member/setUserWithdraw', { money: '100', paypwd: cardHolder.fundPassword });
  },
  unbound: async (page: Page) => {
    await signInWithRealName(page);
  },
};

test.afterEach(async () => {
  await setSite({ fund_password_editable: false });
});

test.describe('in light and dark mode', () => {
  for (const who of ['bound', 'unbound'] as const) {
    test(
      `no wallet screen with a card ${who} has a serious accessibility finding`,
      { tag: '@long' },
      async ({ page }) => {
        test.setTimeout(180_000);
        await withoutPopup(page);
        await signIn[who](page);
        await expectAccessible(page, scenes[who]);
      },
    );
  }
});

test.describe('on a phone 360 px wide', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  /** The other screens are those of every member (`language.spec.ts`). */
  const needingCard = ['/Withdraw', '/WithdrawRecord', '/Setbank', '/EditPayPassword'];

  test(
    'no screen that needs a bank card is wider than the phone, in any of the six languages',
    { tag: '@long' },
    async ({ page }) => {
      test.setTimeout(120_000);
      await withoutPopup(page);
      await signIn.bound(page);
      for (const language of ['en_us', 'zh_cn', 'es_spa', 'ms_my', 'vn_vn', 'ko_ko']) {
        await page.evaluate((chosen) => localStorage.setItem('members.language', chosen), language);
        await page.reload();
        for (const path of needingCard) {
          await visit(page, path);
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          const overflowPx = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          );
          expect.soft(overflowPx, `${path} in ${language}`).toBeLessThanOrEqual(0);
        }
      }
    },
  );
});
