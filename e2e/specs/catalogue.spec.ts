import { expect, test, type Page } from '@playwright/test';
import { holdRequests } from '../support/holdRequests';
import { withoutPopup } from '../support/home';
import { layoutShift, slowDown, watchLayoutShift } from '../support/layoutShift';
import { registerMember, signInAsNewMember } from '../support/newMember';
import { mainAddress } from '../support/ports';
import { expectAccessible, press } from '../support/scenes';
import { seriousFindings } from '../support/seriousFindings';
import { visit } from '../support/visit';

const product = '/Profile?id=1&name=Ember+carafe';
const cities = (page: Page) => page.getByRole('list', { name: 'Cities' });
const pictures = (page: Page) => page.getByRole('region', { name: 'Pictures' });
const opener = (page: Page) => pictures(page).getByRole('button', { name: /^Open full screen/ });

/** The pictures in the first viewport of `page` that did not load. */
const missingPictures = (page: Page) =>
  page
    .locator('main img')
    .evaluateAll((all) =>
      (all as HTMLImageElement[])
        .filter(({ loading, complete, naturalWidth }) => loading !== 'lazy' && (!complete || !naturalWidth))
        .map(({ src }) => src),
    );

test.beforeEach(({ page }) => withoutPopup(page));

test.describe('the catalogue (scenario 23, CAT-01 to CAT-07)', () => {
  test('leads from products over cities and guides to login, and from there to the profile', async ({
    page,
  }) => {
    const member = await registerMember(page);
    await visit(page, '/girls');
    await page.getByRole('link', { name: /^Cities/ }).click();
    await expect(page).toHaveURL(/#\/Choose/);
    await cities(page).getByRole('link', { name: 'Lima' }).click();
    await expect(page).toHaveURL(/#\/List\?id=\d+&name=Lima/);
    await expect(page.getByRole('heading', { level: 1, name: 'Lima' })).toBeVisible();

    const guide = page.getByRole('main').getByRole('link').first();
    await guide.click();
    await expect(page).toHaveURL(/#\/Login/);
    await page.getByLabel('Username').fill(member.username);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByRole('button', { name: 'Log in' }).click();

    await expect(page).toHaveURL(/#\/Profile\?id=(\d+)&name=[^&]+&adsid=\1$/);
    await expect(opener(page)).toBeVisible();
    await expect(page.getByRole('heading', { level: 2 })).toContainText('sample');
    await expect.poll(() => missingPictures(page)).toEqual([]);
  });

  test('shows guides and products two in a row', { tag: '@long' }, async ({ page }) => {
    for (const [path, title] of [
      ['/List?id=1&name=Kuala+Lumpur', 'Kuala Lumpur'],
      ['/girls', 'Products'],
    ] as const) {
      await visit(page, path);
      const cards = page.getByRole('main').getByRole('listitem');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(cards.nth(1)).toBeVisible();
      // An outline gives way to the cards in between.
      await expect(async () => {
        const [first, second] = await Promise.all([cards.nth(0).boundingBox(), cards.nth(1).boundingBox()]);
        expect(second!.y).toBe(first!.y);
        expect(second!.x).toBeGreaterThan(first!.x + first!.width);
        expect(second!.x + second!.width).toBeLessThanOrEqual(390);
      }).toPass();
    }
  });

  test('finds a city by its name, and finds it again on coming back', { tag: '@long' }, async ({ page }) => {
    await visit(page, '/Choose');
    const search = page.getByRole('searchbox', { name: 'Search cities' });
    await search.pressSequentially('da n');
    await expect(cities(page).getByRole('link')).toHaveText(['Da Nang']);
    await cities(page).getByRole('link', { name: 'Da Nang' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Da Nang' })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(search).toHaveValue('da n');
    await search.fill('atlantis');
    await expect(page.getByText('No city has this name')).toBeVisible();
    await page.getByRole('button', { name: 'Show all cities' }).click();
    await expect(cities(page).getByRole('link')).toHaveCount(13);
  });

  test(
    'the second tab tells price and service, and a reload keeps it (CAT-03, D62)',
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, '/Choose');
      await page.getByRole('tab', { name: 'Price and service' }).click();
      await page.reload();
      await expect(page.getByRole('tab', { name: 'Price and service', selected: true })).toBeVisible();
      await expect(page.getByRole('tabpanel')).toContainText('A counselor names the price before you book');
    },
  );

  test(
    'contact only says whom to ask, and shows the way there (CAT-06, CAT-07)',
    { tag: '@long' },
    async ({ page }) => {
      await signInAsNewMember(page);
      await visit(page, '/Profile?id=101&name=Guide&adsid=101');
      const contact = page.getByRole('button', { name: 'Contact', exact: true });
      await expect(contact).toBeVisible();
      await expect(page.locator('main :is(input, textarea, [href^="tel:"], [href^="mailto:"])')).toHaveCount(
        0,
      );
      await contact.click();
      const message = page.getByRole('alertdialog', { name: 'Please contact a counselor' });
      await message.getByRole('button', { name: 'Close' }).click();
      await expect(message).toBeHidden();
      await contact.click();
      await message.getByRole('button', { name: 'Contact customer service' }).click();
      await expect(page).toHaveURL(/#\/ServicePage/);
      await page.goBack();
      await expect(page).toHaveURL(/#\/Profile/);
      await expect(message).toBeHidden();
    },
  );

  test(
    'an address of nobody says so and leads to where the others are',
    { tag: '@long' },
    async ({ page }) => {
      await signInAsNewMember(page);
      await page.goto(`${mainAddress}/#/Profile?id=99999`);
      await expect(page.getByText('Not found')).toBeVisible();
      await expect(page).toHaveURL(/#\/girls/);
      await visit(page, '/Profile');
      await page.getByRole('link', { name: 'Products' }).click();
      await expect(page).toHaveURL(/#\/girls/);
      await page.goto(`${mainAddress}/#/List?id=x`);
      await expect(page).toHaveURL(/#\/Choose/);
    },
  );
});

test.describe('the pictures of a profile (CAT-05)', () => {
  test.beforeEach(async ({ page }) => {
    await signInAsNewMember(page);
    await visit(page, product);
    await expect(opener(page)).toHaveAccessibleName(/picture 1 of 3/);
    await expect(pictures(page).locator('[inert]')).toHaveCount(2);
  });

  test('follow the thumb, the arrow keys and the small pictures', { tag: '@long' }, async ({ page }) => {
    const box = (await opener(page).boundingBox())!;
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + box.width * 0.8, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.2, y, { steps: 8 });
    await page.mouse.up();
    await expect(opener(page)).toHaveAccessibleName(/picture 2 of 3/);
    await page.keyboard.press('ArrowRight');
    await expect(opener(page)).toHaveAccessibleName(/picture 3 of 3/);
    await expect(page.getByRole('status').filter({ hasText: 'picture 3 of 3' })).toBeAttached();
    await pictures(page).getByRole('button', { name: 'Ember carafe, picture 1 of 3', exact: true }).click();
    await expect(opener(page)).toHaveAccessibleName(/picture 1 of 3/);
  });

  test('fill the screen on a tap; back closes them before it leaves', async ({ page }) => {
    await opener(page).click();
    const large = page.getByRole('dialog', { name: 'Ember carafe' });
    await expect(large.getByRole('img', { name: 'Ember carafe, picture 1 of 3' })).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(large.getByRole('img', { name: 'Ember carafe, picture 2 of 3' })).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await page.goBack();
    await expect(large).toBeHidden();
    await expect(page).toHaveURL(/#\/Profile/);
    await expect(opener(page), 'the page shows the picture that was looked at').toHaveAccessibleName(
      /picture 2/,
    );
    await opener(page).press('Enter');
    await page.keyboard.press('Escape');
    await expect(large).toBeHidden();
    await expect(opener(page)).toBeFocused();
  });
});

test(
  'no catalogue screen has a serious accessibility finding, in light or dark mode',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(120_000);
    await expectAccessible(page, [['/girls'], ['/Choose'], ['/Choose?tab=price']]);
    await signInAsNewMember(page);
    await expectAccessible(page, [
      ['/List?id=1&name=Kuala+Lumpur'],
      [product],
      [
        product,
        async () => {
          await press('Contact')(page);
          await expect(page.getByRole('alertdialog')).toBeVisible();
        },
      ],
    ]);
  },
);

test(
  'a slow line shows the shape of what comes, and nothing moves when it is there',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(180_000);
    await signInAsNewMember(page);
    await visit(page, '/ServicePage');
    await watchLayoutShift(page);
    await slowDown(page);
    for (const [path, arrived] of [
      ['/girls', page.getByText('Ember carafe')],
      ['/Choose', page.getByRole('link', { name: 'Lima' })],
      ['/List?id=1&name=Kuala+Lumpur', page.getByText('Aisyah Rahman')],
      [product, opener(page)],
    ] as const) {
      const release = await holdRequests(page, '**/api/xuanfei/**');
      await page.goto('about:blank');
      await page.goto(`${mainAddress}/#${path}`);
      // The outline of the shell may stand for a moment beside that of the screen.
      const skeleton = page.locator('main [aria-busy="true"]').last();
      await expect(skeleton).toContainText('Loading');
      await expect.poll(async () => (await skeleton.boundingBox())?.height ?? 0, path).toBeGreaterThan(300);
      release();
      await expect(arrived, path).toBeVisible({ timeout: 30_000 });
      await page.waitForLoadState('networkidle');
      const shift = await layoutShift(page);
      test.info().annotations.push({ type: 'layout shift', description: `${path} ${shift.toFixed(4)}` });
      expect(shift, path).toBeLessThan(0.02);
      await page.unrouteAll({ behavior: 'wait' });
    }
  },
);
