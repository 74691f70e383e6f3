import { expect, test, type Page, type Request } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPopup } from '../support/home';
import { noisePng } from '../support/noisePng';
import { openOffice } from '../support/office';
import { mainAddress } from '../support/ports';
import { root } from '../support/root';
import { seriousFindings } from '../support/seriousFindings';

const editor = { rights: ['content.change'] } as const;
const banners = (page: Page) => page.getByRole('list', { name: 'Banners', exact: true });
const saved = (page: Page) => page.getByText('Saved.').last();

/** Home as a visitor has it. */
async function home(page: Page) {
  await withoutPopup(page);
  await page.goto(`${mainAddress}/?${Math.random()}#/Home`);
}

test.describe('an operator who makes content', () => {
  test('has a wrong banner back in one press (OFC-70)', { tag: '@long' }, async ({ page, context }) => {
    await openOffice(page, editor, '/content?kind=banner');
    await banners(page).getByRole('link').first().click();
    const english = page.getByRole('group', { name: 'English' });
    await english.getByRole('button', { name: 'Type an address' }).click();
    await english.getByLabel('Address of the picture').fill('/media/tiers/gold.svg');
    await english.getByRole('button', { name: 'Take it' }).click();
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect(saved(page)).toBeVisible();

    const visitor = await context.newPage();
    await home(visitor);
    const wrong = visitor.locator('img[src*="tiers/gold"]').first();
    await expect(wrong).toBeVisible();

    await page.getByRole('link', { name: 'Banners' }).click();
    await banners(page)
      .getByRole('button', { name: /^Put .* back as it was before/ })
      .click();
    await expect(page.getByText('It is as it was.').last()).toBeVisible();
    await home(visitor);
    await expect(visitor.locator('img[src*="/banners/"]').first()).toBeVisible();
    await expect(wrong).toHaveCount(0);
  });

  test(
    'looks at a draft as a member will see it, while members see what is published (OFC-77)',
    { tag: '@long' },
    async ({ page, context }) => {
      const name = `Carafe ${Date.now()}`;
      await openOffice(page, editor, '/content/product/1');
      await page.getByRole('group', { name: 'Name', exact: true }).getByLabel('English').fill(name);
      await page.getByRole('button', { name: 'Save as a draft' }).click();
      await expect(saved(page)).toBeVisible();
      const frame = page.frameLocator('iframe[title="Preview"]');
      await expect(frame.getByText(name).first()).toBeVisible();
      await expect(frame.getByRole('button', { name: 'Contact' })).toBeVisible();
      // The page of members can't be framed at all.
      const framed = page.waitForEvent('console', (message) => /frame/i.test(message.text()));
      await page.evaluate((address) => {
        const other = document.createElement('iframe');
        other.src = address;
        document.body.append(other);
      }, mainAddress);
      expect((await framed).text()).toMatch(/frame-ancestors|frame/);

      const visitor = await context.newPage();
      await visitor.goto(`${mainAddress}/#/girls`);
      await expect(visitor.getByText('Ember carafe').first()).toBeVisible();
      await expect(visitor.getByText(name)).toHaveCount(0);

      await page.getByRole('button', { name: 'Throw the draft away' }).click();
      await expect(page.getByText('The draft is gone; what is published stays.').last()).toBeVisible();
    },
  );

  test(
    'sends a picture that goes on after a lost network, and phones get it small (OFC-73, OFC-74)',
    { tag: '@long' },
    async ({ page, context }) => {
      await openOffice(page, editor, '/content/product/2');
      // Of a file of several pieces the second one meets a dead line, once.
      let pieces = 0;
      await page.route(/\/api\/files\//, (route) => {
        if (route.request().method() === 'PATCH' && ++pieces === 2) return route.abort('connectionreset');
        return route.continue();
      });
      const pictures = page.getByRole('group', { name: 'Pictures' });
      await pictures.locator('input[type=file]').setInputFiles({
        name: 'noise.png',
        mimeType: 'image/png',
        buffer: noisePng(2_200),
      });
      await expect(pictures.getByRole('img')).toHaveCount(4, { timeout: 60_000 });
      expect(pieces).toBeGreaterThan(3);
      for (let place = 4; place > 1; place--)
        await page.getByRole('button', { name: `Move picture ${place} back` }).click();
      await page.getByRole('button', { name: 'Publish' }).click();
      await expect(saved(page)).toBeVisible();

      const visitor = await context.newPage();
      const sent = visitor.waitForResponse(/\/uploads\/pictures\//);
      await visitor.goto(`${mainAddress}/#/girls`);
      const answer = await sent;
      expect(answer.headers()['content-type']).toMatch(/image\/(avif|webp)/);
      expect(answer.url()).toContain('/640');
      const box = visitor.locator('span:has(> img[src*="/uploads/pictures/"])').first();
      expect(await box.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain(
        'data:image/webp',
      );

      await page.getByRole('link', { name: 'Products' }).click();
      await page.getByRole('button', { name: /^Put Tide bottle back/ }).click();
      await expect(page.getByText('It is as it was.').last()).toBeVisible();
    },
  );

  test('sends the rest of a file after a reload (OFC-74)', { tag: '@long' }, async ({ page }, testInfo) => {
    const file = testInfo.outputPath('noise.png');
    writeFileSync(file, noisePng(2_200));
    await openOffice(page, editor, '/content/product/3');
    const pictures = page.getByRole('group', { name: 'Pictures' });
    const piece = (request: Request) => request.method() === 'PATCH' && request.url().includes('/api/files/');
    let dead = false;
    await page.route(/\/api\/files\//, (route) => (dead ? route.abort('failed') : route.continue()));
    const first = page.waitForResponse((response) => piece(response.request()));
    await pictures.locator('input[type=file]').setInputFiles(file);
    await first;
    dead = true;
    await expect(pictures.getByText('it goes on by itself')).toBeVisible();
    await page.reload();
    dead = false;
    const next = page.waitForRequest(piece);
    await pictures.locator('input[type=file]').setInputFiles(file);
    expect(Number((await next).headers()['upload-offset'])).toBeGreaterThan(0);
    await expect(pictures.getByRole('img')).toHaveCount(4, { timeout: 60_000 });
  });

  test('sends a film with captions, which a member plays (OFC-75, OFC-76)', async ({ page }) => {
    await openOffice(page, editor, '/content/video/new');
    await page.getByLabel('Video class').selectOption({ index: 1 });
    const title = `The wheel ${Date.now()}`;
    await page.getByRole('group', { name: 'Title' }).getByLabel('English').fill(title);
    const film = readFileSync(join(root, 'server/demo/clips/on-the-wheel.mp4'));
    await page
      .locator('fieldset', { has: page.getByLabel('File of the clip') })
      .locator('input[type=file]')
      .setInputFiles({ name: 'wheel.mp4', mimeType: 'video/mp4', buffer: film });
    await expect(page.getByLabel('Seconds')).toHaveValue('86');
    // The server has no ffmpeg here, or it does: a poster comes from either.
    await expect(page.getByRole('group', { name: 'Poster' }).getByRole('img')).toBeVisible({
      timeout: 30_000,
    });
    const captions = page.getByRole('group', { name: 'Captions' }).getByRole('group', { name: 'English' });
    await captions.getByRole('button', { name: 'Write' }).click();
    await page.getByLabel('WebVTT').fill('WEBVTT\n\n00:00:00.000 --> 00:01:20.000\nRound and round\n');
    await page.getByRole('button', { name: 'Take these captions' }).click();
    await expect(captions.getByText('There are captions.')).toBeVisible();
    // A film that is only typed has its page in the preview, and plays once it is a draft.
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await expect(page).toHaveURL(/\/content\/video\/\d+$/);
    const frame = page.frameLocator('iframe[title="Preview"]');
    await expect(frame.getByRole('heading', { name: title })).toBeVisible();
    await frame.locator('video').evaluate((video: HTMLVideoElement) => {
      video.muted = true;
      return video.play();
    });
    await expect
      .poll(() => frame.locator('video').evaluate((video: HTMLVideoElement) => video.currentTime))
      .toBeGreaterThan(30);
  });

  test(
    'is told of who else has the same open, and has no serious accessibility finding (OFC-72)',
    { tag: '@long' },
    async ({ page, browser }) => {
      await openOffice(page, editor, '/content/city/1');
      const elsewhere = await (await browser.newContext()).newPage();
      const bob = await openOffice(elsewhere, editor, '/content/city/1');
      await elsewhere.getByLabel('Español').fill('Otra ciudad');
      await expect(page.getByText(`${bob.name} is changing this right now.`)).toBeVisible({
        timeout: 30_000,
      });
      await elsewhere.getByRole('button', { name: 'Save as a draft' }).click();
      await expect(page.getByText(`${bob.name} has saved this since you opened it.`)).toBeVisible({
        timeout: 30_000,
      });
      for (const path of ['/content?kind=city', '/content/city/1', '/content/files?kind=city']) {
        await page.goto(new URL(path, page.url()).href);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect(await seriousFindings(page)).toEqual([]);
      }
      await page.goto(new URL('/content/city/1', page.url()).href);
      await page.getByRole('button', { name: 'Throw the draft away' }).click();
      await expect(page.getByText('The draft is gone; what is published stays.').last()).toBeVisible();
    },
  );
});
