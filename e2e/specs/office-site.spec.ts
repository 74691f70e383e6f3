import { expect, test, type Page } from '@playwright/test';
import { highlights, withoutPopup } from '../support/home';
import { openOffice } from '../support/office';
import { mainAddress, mainDataDirectory } from '../support/ports';
import { seriousFindings } from '../support/seriousFindings';
import { runStatement } from '../support/shortGame';

const owner = { rights: ['content.change', 'administration.change'] } as const;
const preview = (page: Page) => page.frameLocator('iframe[title="Preview"]');
const saved = (page: Page) => page.getByText('Saved.').last();
const notice = (page: Page) => page.getByRole('group', { name: 'Notice bar' });
const publish = async (page: Page, name = 'Publish') => {
  await page.getByRole('button', { name }).click();
  await expect(saved(page)).toBeVisible();
};
const takeBack = async (page: Page, name: RegExp) => {
  await page.getByRole('button', { name }).first().click();
  await expect(page.getByText('It is as it was.').last()).toBeVisible();
};

/** The app as a visitor has it who comes for the first time. */
async function visit(page: Page, route = '/Home', language = 'en_us') {
  await withoutPopup(page);
  await page.addInitScript((code) => localStorage.setItem('members.language', code), language);
  await page.goto(`${mainAddress}/?${Math.random()}#${route}`);
}

test.describe('an operator who runs the site', () => {
  test(
    'has a wrong banner back in one press from what was changed last (OFC-92)',
    { tag: '@long' },
    async ({ page, context }) => {
      await openOffice(page, owner, '/content?kind=banner');
      await page.getByRole('list', { name: 'Banners', exact: true }).getByRole('link').first().click();
      const english = page.getByRole('group', { name: 'English' });
      await english.getByRole('button', { name: 'Type an address' }).click();
      await english.getByLabel('Address of the picture').fill('/media/tiers/gold.svg');
      await english.getByRole('button', { name: 'Take it' }).click();
      await publish(page);
      const visitor = await context.newPage();
      await visit(visitor);
      const wrong = highlights(visitor).locator('img[src*="tiers/gold"]');
      await expect(wrong.first()).toBeVisible();

      await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Site' }).click();
      await takeBack(page, /^Take back what .* Banners/);
      await visit(visitor);
      await expect(highlights(visitor).locator('img[src*="/banners/"]').first()).toBeVisible();
      await expect(wrong).toHaveCount(0);
    },
  );

  test(
    'sees in the preview what is typed, then what is a draft, and members see neither (OFC-90, OFC-93)',
    { tag: '@long' },
    async ({ page, context }) => {
      await openOffice(page, owner, '/site/startPage');
      await preview(page).getByRole('button', { name: 'Close' }).click();
      await expect(preview(page).getByRole('marquee', { name: 'Notice' })).toBeVisible();
      const english = notice(page).getByLabel('English');
      await english.fill('Typed');
      await expect(preview(page).getByText('Typed', { exact: true })).toBeVisible();
      // Its popup takes no focus: the operator goes on typing.
      await expect(preview(page).getByRole('dialog')).toBeVisible();
      await expect(english).toBeFocused();
      await page.keyboard.type(' and nowhere else');
      await expect(preview(page).getByText('Typed and nowhere else')).toBeVisible();
      await page.getByRole('button', { name: 'Save as a draft' }).click();
      await expect(page.getByText('Draft beside it')).toBeVisible();
      await expect(preview(page).getByText('Typed and nowhere else')).toBeVisible();
      const pane = page.getByRole('region', { name: 'Preview' });
      await pane.getByLabel('Language').selectOption('ko_ko');
      await pane.getByLabel('Appearance').selectOption('dark');
      await pane.getByLabel('Seen by').selectOption('visitor');
      await preview(page).getByRole('button', { name: '닫기' }).click();
      await expect(preview(page).getByRole('link', { name: '로그인' }).first()).toBeVisible();

      const visitor = await context.newPage();
      await visit(visitor);
      await expect(visitor.getByRole('marquee', { name: 'Notice' })).toBeVisible();
      await expect(visitor.getByText('Typed and nowhere else')).toHaveCount(0);
      // Nothing of the preview is left in what the browser keeps for members.
      expect(
        await visitor.evaluate(() => [localStorage.getItem('members.token'), localStorage.length]),
      ).toEqual([null, expect.any(Number)]);
      await page.getByRole('button', { name: 'Throw the draft away' }).click();
      await expect(page.getByText('The draft is gone; what is published stays.').last()).toBeVisible();
    },
  );

  test(
    'has a text changed at a set time, which members read then and not before (OFC-71, OFC-90)',
    { tag: '@long' },
    async ({ page, context }) => {
      await openOffice(page, owner, '/site/startPage');
      await notice(page).getByLabel('English').fill('The fair begins');
      await page.getByLabel('When members see it').selectOption('later');
      await page.getByLabel('Published from').fill('2999-01-01T10:00');
      await publish(page, 'Schedule');
      await expect(page.getByText('Change scheduled')).toBeVisible();
      const visitor = await context.newPage();
      await visit(visitor);
      await expect(visitor.getByRole('marquee', { name: 'Notice' })).toBeVisible();
      await expect(visitor.getByText('The fair begins')).toHaveCount(0);
      // The database's clock decides, which stands still for nobody: the time comes to it.
      await runStatement(
        mainDataDirectory(),
        "UPDATE content_drafts SET publish_at = now() WHERE kind = 'startPage'",
      );
      await visit(visitor);
      await expect(visitor.getByText('The fair begins').first()).toBeVisible();
      await page.goto(new URL('/site/history?kind=startPage', page.url()).href);
      await expect(page.getByRole('row').nth(1)).toContainText('The fair begins');
      await takeBack(page, /^Take back what .* Start page/);
      await visit(visitor);
      await expect(visitor.getByRole('marquee', { name: 'Notice' })).toBeVisible();
      await expect(visitor.getByText('The fair begins')).toHaveCount(0);
    },
  );

  test('closes and opens it: visitors read so in their language, and nobody registers meanwhile (OFC-94)', async ({
    page,
    context,
  }) => {
    await openOffice(page, owner, '/site/opening');
    const open = page.getByRole('checkbox', { name: /^Open to members/ });
    await open.uncheck();
    await expect(preview(page).getByText('This site isn’t open yet')).toBeVisible();
    await publish(page);
    try {
      const visitor = await context.newPage();
      await visit(visitor, '/Home', 'ko_ko');
      await expect(visitor.getByText('아직 열지 않은 사이트입니다')).toBeVisible();
      await expect(visitor.getByRole('link', { name: '로그인' })).toBeVisible();
      expect(await seriousFindings(visitor)).toEqual([]);
      const form = { username: 'early1', password: 'secret-123', code: 'WELCOME', lang: 'en_us' };
      const answer = await visitor.request.post(`${mainAddress}/api/member/doRegister`, { form });
      expect(await answer.json()).toMatchObject({ msg: 'This site isn’t open yet' });
    } finally {
      await page.goto(new URL('/site/history?kind=opening', page.url()).href);
      await takeBack(page, /^Take back what .* Opening/);
    }
    const later = await context.newPage();
    await visit(later);
    await expect(later.getByText('Ember carafe')).toBeVisible();
  });

  test('finds all of it by keyboard and screen reader', { tag: '@long' }, async ({ page }) => {
    await openOffice(page, owner, '/site');
    for (const path of ['/site', '/site/history', '/site/terms', '/site/languages', '/site/opening']) {
      await page.goto(new URL(path, page.url()).href);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main')).not.toBeEmpty();
      expect(await seriousFindings(page), path).toEqual([]);
    }
  });
});
