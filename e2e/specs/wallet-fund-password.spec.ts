import { expect, test, type Page } from '@playwright/test';
import { callAs } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { setSite } from '../support/siteSettings';
import { visit } from '../support/visit';

/** Presses keys of the number keypad on the screen. */
async function press(page: Page, digits: string): Promise<void> {
  const keys = page.getByRole('group', { name: 'Number keys' });
  for (const digit of digits) await keys.getByRole('button', { name: digit, exact: true }).click();
}

test.afterEach(async () => {
  await setSite('access', { fundPasswordEditable: false });
});

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();

test.describe('the withdrawal password (scenario 18, SET-07, SET-08, SET-10, VAL-08, VAL-09)', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
    // Before the site's settings are read: they may be cached for a minute.
    await setSite('access', { fundPasswordEditable: false });
    await signInAsNewMember(page);
  });

  test('five digits and unequal entries are not filled in completely; a seventh digit is cut', async ({
    page,
  }) => {
    await visit(page, '/Mine');
    await page.getByRole('link', { name: /Withdrawal password/ }).click();
    await expect(page).toHaveURL(/#\/SetPayPassword$/);
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.getByRole('group', { name: 'Number keys' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Save' })).toBeInViewport({ ratio: 1 });
    await press(page, '12345');
    await save(page);
    await expect(page.getByText('please fill in completely').first()).toBeVisible();

    await press(page, '6654321');
    await save(page);
    const repeat = page.getByRole('group', { name: 'Repeat withdrawal password' });
    await expect(repeat).toHaveAccessibleDescription('please fill in completely');

    for (let digit = 0; digit < 6; digit += 1) await page.keyboard.press('Backspace');
    await page.keyboard.type('1234567');
    await save(page);
    await expect(page.getByText('Withdrawal password saved').first()).toBeVisible();
    await expect(page).toHaveURL(/#\/Mine$/);

    await setSite('access', { fundPasswordEditable: true });
    const change = { oldpaypwd: '123456', paypassword: '111111' };
    expect(await callAs(page, '/member/editPayPassword', change)).toMatchObject({ code: 200 });
  });

  test(
    'a hardware keyboard fills both entries, and none of it can be read',
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, '/SetPayPassword');
      await expect(page.getByRole('group', { name: 'Number keys' })).toBeVisible();
      await page.keyboard.type('246810246810');
      const boxes = page.locator('form input[type=password]');
      await expect(boxes).toHaveCount(12);
      for (const box of await boxes.all()) {
        await expect(box).toHaveValue(/^\d$/);
        await expect(box).toHaveAttribute('type', 'password');
        await expect(box).toHaveAttribute('autocomplete', 'off');
      }
      await save(page);
      await expect(page.getByText('Withdrawal password saved').first()).toBeVisible();
    },
  );

  test('once set, it leads to customer service (D43)', { tag: '@long' }, async ({ page }) => {
    await callAs(page, '/member/setPayPassword', { paypassword: '123456' });
    for (const path of ['/SetPayPassword', '/EditPayPassword']) {
      await page.goto('about:blank');
      await visit(page, path);
      await expect(page.getByText('Please contact customer service to change it').first()).toBeVisible();
      await expect(page.getByRole('link', { name: 'Forgot withdrawal password' })).toBeVisible();
    }
  });
});

test.describe('where the site lets members change it', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPopup(page);
    await setSite('access', { fundPasswordEditable: true });
    await signInAsNewMember(page);
    await callAs(page, '/member/setPayPassword', { paypassword: '123456' });
  });

  test(
    'it is changed with the old one, and nothing typed is lost when that is wrong (SET-08, VAL-09)',
    { tag: '@long' },
    async ({ page }) => {
      await page.goto('about:blank');
      await visit(page, '/SetPayPassword');
      await expect(page).toHaveURL(/#\/EditPayPassword$/);

      const current = page.getByRole('group', { name: 'Current withdrawal password' });
      await expect(current).toBeVisible();
      await page.keyboard.type('999999654321654320');
      await save(page);
      await expect(page.getByText('inconsistent').first()).toBeVisible();
      await page.keyboard.press('Backspace');
      await page.keyboard.type('1');
      await save(page);
      await expect(page.getByText('Wrong withdrawal password').first()).toBeVisible();
      await expect(page.locator('form input[type=password]').nth(17)).toHaveValue('1');

      await current.locator('input').last().click();
      for (let digit = 0; digit < 6; digit += 1) await page.keyboard.press('Backspace');
      await page.keyboard.type('123456');
      await save(page);
      await expect(page.getByText('Withdrawal password saved').first()).toBeVisible();
      const changeBack = { oldpaypwd: '654321', paypassword: '123456' };
      expect(await callAs(page, '/member/editPayPassword', changeBack)).toMatchObject({ code: 200 });
    },
  );
});
