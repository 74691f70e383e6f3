import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { holdRequests, openHeld, styled } from '../support/holdRequests';
import { mainAddress } from '../support/ports';
import { visit } from '../support/visit';

const title = (page: Page) => page.locator('#app h1');

/** Where the title, the arrow beside it and what comes below them stand, and how they look. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const { body } = document;
    const heading = [...body.querySelectorAll('#app h1')].at(-1)!;
    const { color, fontFamily, fontSize, fontWeight, lineHeight } = getComputedStyle(heading);
    const bar = heading.parentElement!;
    const arrow = [...bar.querySelectorAll('svg')].find((svg) => svg.checkVisibility());
    const stroke = arrow && getComputedStyle(arrow);
    const text = document.createRange();
    text.selectNodeContents(heading);
    const block = body.querySelector('#app > svg > :nth-child(2), main [data-m-outline] > :last-child > *');
    const box = (at: Element | Range) => JSON.stringify(at.getBoundingClientRect());
    return {
      ...{ color, fontFamily, fontSize, fontWeight, lineHeight, text: box(text), bar: box(bar) },
      ...{ background: getComputedStyle(bar).backgroundColor, line: getComputedStyle(bar).borderBottom },
      below: block && box(block),
      arrow: arrow && [box(arrow), stroke!.stroke, stroke!.strokeWidth],
    };
  });

test.describe('the title of a remote’s screen in the page (START-07)', () => {
  test.beforeEach(({ page }) => withoutPopup(page));

  for (const [path, name] of [
    ['/Login', 'Log in'],
    ['/Game', 'Hot picks'],
  ] as const)
    test(`stands on ${path} before any script of the app runs, and nothing of it moves after`, async ({
      page,
    }) => {
      const arrive = await holdRequests(page, /\/remoteEntry\.js/);
      const goOn = await openHeld(page, `${mainAddress}/#${path}`);
      await expect(title(page)).toHaveText(name);
      await expect(title(page)).toBeVisible();
      await styled(page);
      const first = await looks(page);
      expect(first.arrow !== undefined).toBe(path === '/Login');
      goOn();
      await expect(page.locator('main [data-m-outline] h1')).toHaveText(name);
      await expect(page.locator('.first-bar')).toHaveCount(0);
      expect(await looks(page)).toEqual(first);
      arrive();
      await expect(page.locator('[data-m-outline]')).toHaveCount(0);
      expect(await looks(page)).toMatchObject({ fontSize: first.fontSize, bar: first.bar });
    });

  test(
    'is in the member’s language, also where the page leaves out what the browser keeps',
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, '/Login');
      await expect.poll(() => page.evaluate(() => document.cookie)).toContain('members_kept=');
      await page.evaluate(() => localStorage.setItem('members.language', 'ko_ko'));
      await page.goto('about:blank');
      await openHeld(page, `${mainAddress}/#/Login`);
      await expect(title(page)).toHaveText('로그인');
      await expect(page.locator('#members-registry')).toHaveAttribute('data-kept', /^\d+$/);
    },
  );

  test('is left by its arrow before the app is there', { tag: '@long' }, async ({ page }) => {
    const goOn = await openHeld(page, `${mainAddress}/#/Login`);
    await page.locator('.first-bar a').click();
    await expect(page).toHaveURL(`${mainAddress}/#/Home`);
    goOn();
    await expect(page.getByText('Ember carafe')).toBeVisible();
  });

  test('is not that of a screen which sends its visitor on', { tag: '@long' }, async ({ page }) => {
    const goOn = await openHeld(page, `${mainAddress}/#/Recharge`);
    await expect(page.locator('#app > svg')).toBeVisible();
    await expect(page.locator('.first-bar')).toBeHidden();
    goOn();
    await expect(page).toHaveURL(/#\/Login/);
  });
});
