import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withoutPopup } from '../support/home';
import { noisePng } from '../support/noisePng';
import { dataOf, signInAsNewMember } from '../support/newMember';
import { root } from '../support/root';
import { visit } from '../support/visit';

const portrait = { name: 'me.png', mimeType: 'image/png' };
const headImage = () => readFileSync(join(root, 'server/demo/media/head/3.png'));

const sheet = (page: Page) => page.getByRole('dialog', { name: 'Choose a picture' });
const avatar = (page: Page) => page.locator('main img').first();

async function openChooser(page: Page) {
  await visit(page, '/Infomation');
  await page.getByRole('button', { name: 'Change picture' }).click();
  await expect(sheet(page)).toBeVisible();
}

const choose = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  sheet(page).locator('input[type=file]').setInputFiles(file);

test.beforeEach(async ({ page }) => {
  await withoutPopup(page);
});

test.describe('the avatar (scenario 22, SET-02, D42, calls 25 and 26)', () => {
  test('is chosen from the built-in pictures', { tag: '@long' }, async ({ page }) => {
    await signInAsNewMember(page);
    await openChooser(page);
    await expect(sheet(page).getByRole('button', { name: /^Picture \d+$/ })).toHaveCount(20);
    await sheet(page).getByRole('button', { name: 'Picture 7', exact: true }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(avatar(page)).toHaveAttribute('src', '/head/7.png');
    await page.reload();
    await expect(avatar(page)).toHaveAttribute('src', '/head/7.png');
    await page.getByRole('button', { name: 'Change picture' }).click();
    await expect(
      sheet(page).getByRole('button', { name: 'Picture 7', exact: true, pressed: true }),
    ).toBeVisible();
  });

  test('is uploaded and seen on the account page', async ({ page }) => {
    await signInAsNewMember(page);
    await openChooser(page);
    await choose(page, { ...portrait, buffer: headImage() });
    await expect(sheet(page)).toBeHidden();
    await expect(avatar(page)).not.toHaveAttribute('src', /\/head\//);
    await visit(page, '/Mine');
    await expect(avatar(page)).not.toHaveAttribute('src', /\/head\//);
    await expect
      .poll(() => avatar(page).evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  });

  test(
    'is refused with a sentence where it is no picture, too large, or of another kind',
    { tag: '@long' },
    async ({ page }) => {
      await signInAsNewMember(page);
      await openChooser(page);
      await choose(page, { name: 'moving.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
      await expect(sheet(page).getByRole('alert')).toHaveText(
        'Only JPEG, PNG and WebP pictures can be used.',
      );
      await choose(page, { ...portrait, buffer: Buffer.alloc(2 * 1024 * 1024 + 1) });
      await expect(sheet(page).getByRole('alert')).toHaveText(/larger than 2 MB/);
      await choose(page, { ...portrait, buffer: Buffer.from('no picture at all') });
      await expect(sheet(page).getByRole('alert')).toHaveText('Invalid image');
      await sheet(page).getByRole('button', { name: 'Cancel' }).click();
      await expect(sheet(page).getByRole('button', { name: 'Picture 1', exact: true })).toBeVisible();
      await expect(avatar(page)).toHaveAttribute('src', /\/head\/\d+\.png/);
    },
  );

  test('that the network lost is kept for another try', { tag: '@long' }, async ({ page, context }) => {
    await signInAsNewMember(page);
    await openChooser(page);
    await context.setOffline(true);
    await choose(page, { ...portrait, buffer: headImage() });
    await expect(sheet(page).getByRole('alert')).toHaveText(/kept here for another try/);
    await expect(sheet(page).getByText('me.png')).toBeVisible();
    await context.setOffline(false);
    await sheet(page).getByRole('button', { name: 'Try again' }).click();
    await expect(sheet(page)).toBeHidden();
    await expect(avatar(page)).not.toHaveAttribute('src', /\/head\//);
  });

  test(
    'shows how far it has come on a slow line, and can be called back',
    { tag: '@long' },
    async ({ page }) => {
      await signInAsNewMember(page);
      await openChooser(page);
      const client = await page.context().newCDPSession(page);
      const line = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 40_000 };
      await client.send('Network.emulateNetworkConditions', line);
      await choose(page, { ...portrait, buffer: noisePng(500) });
      const progress = sheet(page).getByRole('progressbar', { name: 'Uploading the picture' });
      await expect(progress).toHaveAttribute('aria-valuenow', /^[1-9]\d?$/);
      const stopped = page.waitForEvent('requestfailed', (request) => request.url().includes('uploadimg'));
      await sheet(page).getByRole('button', { name: 'Cancel' }).click();
      await stopped;
      await expect(sheet(page).getByRole('button', { name: 'Upload a picture' })).toBeFocused();
      await expect(avatar(page)).toHaveAttribute('src', /\/head\/\d+\.png/);
    },
  );

  test('chooser closes on back and gives the focus back', { tag: '@long' }, async ({ page }) => {
    await signInAsNewMember(page);
    await openChooser(page);
    await page.goBack();
    await expect(sheet(page)).toBeHidden();
    await expect(page).toHaveURL(/#\/Infomation/);
    await expect(page.getByRole('button', { name: 'Change picture' })).toBeFocused();
  });
});

test.describe('the real name (scenario 22, SET-04, VAL-11, call 27)', () => {
  test('is set once; another tab that tries again is told', { tag: '@long' }, async ({ page, context }) => {
    await signInAsNewMember(page);
    await visit(page, '/Infomation');
    await page.getByRole('link', { name: 'Real name not set' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveText('please enter your real name');
    const other = await context.newPage();
    await visit(other, '/Setname');
    await expect(other.getByLabel('Real name')).toBeEditable();

    await page.getByRole('textbox', { name: 'Real name' }).fill('Lê Thị Ánh');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/#\/Infomation/);
    await expect(page.getByRole('link', { name: 'Real name Lê Thị Ánh' })).toBeVisible();

    await other.getByLabel('Real name').fill('Somebody Else');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('Do not repeat settings')).toBeVisible();
    await other.reload();
    await expect(other.getByLabel('Real name')).toHaveValue('Lê Thị Ánh');
    await expect(other.getByText('Do not repeat settings')).toBeVisible();
    await expect(other.getByRole('button', { name: 'Save' })).toBeHidden();
  });
});

test.describe('the gender (scenario 22, SET-05, call 28)', () => {
  test('is chosen, stored as 2 for a woman, and can be changed', { tag: '@long' }, async ({ page }) => {
    await signInAsNewMember(page);
    await visit(page, '/Setsex');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('alert')).toHaveText('Please choose one');
    const member = page.waitForResponse(/getUserInfo/);
    await page.getByRole('radio', { name: 'Woman' }).check({ force: true });
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/#\/Infomation/);
    expect(dataOf(await (await member).text())).toMatchObject({ sex: '2' });
    await page.getByRole('link', { name: 'Gender Woman' }).click();
    await expect(page.getByRole('radio', { name: 'Woman' })).toBeChecked();
  });
});
