import { expect, test, type Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadBundled } from '../support/bundle';
import { withoutPopup } from '../support/home';
import { openOffice } from '../support/office';
import { ownPort } from '../support/ports';
import { root } from '../support/root';
import { startSystem, type RunningSystem } from '../support/system';

let system: RunningSystem;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  // No sample content, and a beacon that isn't asked.
  system = await startSystem(ownPort, { DEMO: '0', BEACON: 'quicknet', BEACON_RELAYS: '' });
});
test.afterAll(() => system?.stop());

const inviteCode = 'QUAYSIDE';

/** What the server says to somebody who registers. */
async function register(page: Page, username: string): Promise<string> {
  const form = { username, password: 'a long enough secret', code: inviteCode, lang: 'en_us' };
  const answer = await page.request.post(`${system.address}/api/member/doRegister`, { form });
  return ((await answer.json()) as { msg: string }).msg;
}

const picture = (page: Page, group: string | RegExp) =>
  page
    .getByRole('group', { name: group })
    .locator('input[type=file]')
    .setInputFiles(join(root, 'server/demo/media/videos/bridge-at-dusk.jpg'));
const english = (page: Page, group: string, text: string) =>
  page.getByRole('group', { name: group, exact: true }).getByLabel('English').fill(text);

/** Opens the form of a new item, and publishes what `fill` types into it. */
async function make(page: Page, kind: string, fill: () => Promise<unknown>) {
  await page.goto(new URL(`/content/${kind}/new`, page.url()).href);
  await fill();
  await expect(page.getByRole('list', { name: 'Files on their way' })).toHaveCount(0, { timeout: 30_000 });
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page).toHaveURL(new RegExp(`/content/${kind}/(?!new)`));
}

/** Changes settings of the site, and publishes them. */
async function set(page: Page, kind: string, fill: () => Promise<unknown>) {
  await page.goto(new URL(`/site/${kind}`, page.url()).href);
  await fill();
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Saved.').last()).toBeVisible();
}

test(
  'a blank site is filled with every kind of content and opened to members in one sitting, and the app shows all of it (OFC-84, OFC-94, OFC-95)',
  { tag: '@long' },
  async ({ page, browser }) => {
    test.setTimeout(180_000);
    const at = {
      office: `http://localhost:${ownPort + 6}`,
      env: { ...process.env, DATA_DIR: system.dataDirectory },
      time: async () => Date.now(),
    };
    const { setUpBlankSite } = await loadBundled<typeof import('../support/setUpBlankSite')>(
      'e2e/support/setUpBlankSite.ts',
    );
    await setUpBlankSite(at.env, inviteCode);
    await openOffice(page, { rights: ['content.change', 'administration.change'], at }, '/site');
    const opening = page.getByRole('region', { name: 'Opening' });
    await expect(opening.getByText('Not open yet')).toBeVisible();
    await expect(opening.getByRole('link', { name: 'Terms are your own' })).toBeVisible();
    const early = await (await browser.newContext()).newPage();
    await early.goto(`${system.address}/#/girls`);
    await expect(early.getByText('This site isn’t open yet')).toBeVisible();
    await expect(early.getByRole('navigation')).toHaveCount(0);
    expect(await register(early, 'early1')).toBe('This site isn’t open yet');

    await page.goto(new URL('/content', page.url()).href);
    await expect(page.getByText('There is nothing of this kind.')).toBeVisible();

    await make(page, 'city', async () => {
      await english(page, 'Name', 'Quay City');
      await picture(page, 'Picture');
    });
    await make(page, 'product', async () => {
      await english(page, 'Name', 'Quay lamp');
      await english(page, 'Text', 'It stands at the quay.');
      await picture(page, 'Pictures');
      await page.getByLabel('Price', { exact: true }).fill('12.50');
      await page.getByLabel('Button', { exact: true }).selectOption('none');
    });
    await make(page, 'companion', async () => {
      await page.getByLabel('City', { exact: true }).selectOption({ label: 'Quay City' });
      await english(page, 'Name', 'Quay friend');
      await english(page, 'Text', 'Knows every stone.');
      await picture(page, 'Pictures');
    });
    await make(page, 'banner', () => picture(page, 'English'));
    await make(page, 'bank', async () => {
      await page.getByLabel('Code', { exact: true }).fill('QUAY');
      await page.getByLabel('Name', { exact: true }).fill('Quay Bank');
    });
    await make(page, 'parcel', async () => {
      await page.getByLabel('Number', { exact: true }).fill('QUAY-1');
      await english(page, 'Goods', 'Quay box');
      await picture(page, 'Picture');
      await page.getByLabel('Price', { exact: true }).fill('9');
      await page.getByRole('button', { name: 'Add a step' }).click();
      await page.getByRole('group', { name: 'Step 1' }).getByLabel('English').first().fill('Packed');
    });
    await make(page, 'videoClass', async () => {
      await page.getByLabel('Key', { exact: true }).fill('quay');
      await english(page, 'Name', 'Quay films');
    });
    await make(page, 'video', async () => {
      await page.getByLabel('Video class', { exact: true }).selectOption({ label: 'Quay films' });
      await english(page, 'Title', 'Quay at night');
      const film = readFileSync(join(root, 'server/demo/clips/on-the-wheel.mp4'));
      await page
        .locator('fieldset', { has: page.getByLabel('File of the clip') })
        .locator('input[type=file]')
        .setInputFiles({ name: 'quay.mp4', mimeType: 'video/mp4', buffer: film });
      await expect(page.getByLabel('Seconds')).toHaveValue('86', { timeout: 30_000 });
    });

    await set(page, 'brand', () => english(page, 'Name', 'Quay Club'));
    await set(page, 'terms', () => page.getByLabel('HTML').fill('<h2>Quay rules</h2><p>Be kind.</p>'));
    await set(page, 'opening', () => page.getByRole('checkbox', { name: /^Open to members/ }).check());
    await page.getByRole('link', { name: 'Site' }).last().click();
    await expect(opening.getByText('Open to members')).toBeVisible();
    await expect(opening.getByRole('link', { name: 'Terms are your own' })).toHaveCount(0);

    // Browsers keep the settings for a minute: this one comes for the first time.
    const visitor = await (await browser.newContext()).newPage();
    await withoutPopup(visitor);
    const app = (route: string) => visitor.goto(`${system.address}/?${Math.random()}#${route}`);
    expect(await register(visitor, 'early1')).toBe('');
    await app('/Home');
    await expect(visitor.getByRole('heading', { level: 1, name: 'Quay Club' })).toBeVisible();
    await expect(visitor.getByText('Quay lamp')).toBeVisible();
    await expect(visitor.getByText(/12\.50/)).toBeVisible();
    await expect(visitor.locator('img[src*="/uploads/pictures/"][src*="/1280"]').first()).toBeVisible();
    await app('/Choose');
    await visitor.getByRole('link', { name: 'Quay City' }).click();
    await expect(visitor.getByText('Quay friend')).toBeVisible();
    await app('/Video');
    await expect(visitor.getByRole('tab', { name: 'Quay films' })).toBeVisible();
    await expect(visitor.getByText('Quay at night')).toBeVisible();
    await app('/Logistics?order_sn=QUAY-1');
    await expect(visitor.getByText('Quay box')).toBeVisible();
    await expect(visitor.getByText('Packed')).toBeVisible();
    // Banks are shown to members alone: a preview has a session.
    const started = await page.request.post(`${at.office}/api/preview/start`, { data: {} });
    const token = ((await started.json()) as { address: string }).address.split('/').at(-1);
    const banks = await visitor.request.get(`${system.address}/api/preview/${token}/sys_get_banks`);
    const { data } = (await banks.json()) as { data: string };
    expect(Buffer.from(data, 'base64').toString()).toContain('Quay Bank');
  },
);
