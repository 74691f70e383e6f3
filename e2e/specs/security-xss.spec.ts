import { expect, test, type Page } from '@playwright/test';
import { startCanary, type Canary } from '../support/canary';
import { withoutPopup } from '../support/home';
import { startHostileServer, type HostileServer } from '../support/hostileServer';
import { signInAsNewMember } from '../support/newMember';
import { mainAddress } from '../support/ports';
import { xssPayloads } from '../support/xssPayloads';
import { visit } from '../support/visit';

const long = Boolean(process.env.SECURITY_LONG);

/** How many payloads one text holds. */
const payloadsPerText = long ? 1 : 40;

/** The long form tries every payload, the short one a sample. */
const each = (payloads: readonly string[], stride: number) =>
  long ? payloads : payloads.filter((_, index) => index % stride === 0);

/** Screens that show texts of the server. */
const screens = ['/Home', '/girls', '/Choose', '/List?id=1', '/Notice', '/Mine', '/Video', '/Game', '/Setting', '/Infomation', '/Setbank', '/BindCard', '/Withdraw', '/Recharge', '/Channel?money=10', '/GameRecord', '/RechargeRecord', '/WithdrawRecord', '/Moneylog', '/Personalreport', '/ServicePage', '/ServiceOnline', '/PlayVideo?id=1', '/Profile?id=1', '/Lottery?key=k3-1m&id=1']; // oxfmt-ignore

/** Screens that are known to show the payloads. The short form opens these alone. */
const shown = ['/Home', '/girls', '/Choose', '/Notice', '/Game'];

let canary: Canary;
let server: HostileServer;
let payloads: string[];
test.beforeEach(async ({ context }) => {
  canary = await startCanary(context);
  server = await startHostileServer();
  payloads = xssPayloads(canary.collector);
});
test.afterEach(async () => {
  await server.stop();
  await canary.stop();
});

/** Triggers handlers that wait for a person: clicks the links that a payload made and dispatches pointer events. */
async function touch(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>(
      '#auto, main img, main svg, main a[href^="j" i]',
    )) {
      for (const type of ['mouseover', 'focus', 'error', 'load', 'pointerenter'])
        element.dispatchEvent(new Event(type, { bubbles: true }));
      if (element.id === 'auto') element.click();
    }
    return new Promise((done) => setTimeout(done, 100));
  });
}

test('there are 200 payloads and more, and each would be heard', async ({ page }) => {
  expect(new Set(payloads).size).toBeGreaterThanOrEqual(200);
  await page.setContent('<p>a page without a policy</p>');
  await page.evaluate((collector) => {
    document.body.innerHTML = `<img src=x onerror=canary(1)><img src="${collector}/seen.png">`;
  }, canary.collector);
  await expect.poll(() => canary.heard.length).toBeGreaterThanOrEqual(2);
});

test('texts of a server that has been taken over run nothing and ask nobody, on any screen (SEC-05)', async ({
  page,
}) => {
  test.setTimeout(300_000);
  await withoutPopup(page);
  await signInAsNewMember(page, server.address);
  server.say(each(payloads, 4));
  for (const path of process.env.LONG ? screens : shown) {
    await page.goto('about:blank');
    await page.goto(`${server.address}/#${path}`);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true }).first(), path).toBeAttached();
    if (shown.includes(path)) await expect(page.getByText('canary(1)').first(), path).toBeAttached();
    await touch(page);
    expect(canary.heard, path).toEqual([]);
  }
});

test(
  'the popup and the terms show markup of the server and run nothing of it (pop_content, about)',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(900_000);
    await page.addInitScript(() => sessionStorage.removeItem('members.popupSeen'));
    for (let from = 0; from < payloads.length; from += payloadsPerText) {
      const some = payloads.slice(from, from + payloadsPerText);
      // Each payload is in an element of its own: a tag that one leaves open must not hide the next.
      server.say([`<p>Welcome</p>${some.map((payload) => `<div>${payload}</div>`).join('')}`]);
      await page.goto('about:blank');
      await page.goto(`${server.address}/#/Home`);
      const popup = page.getByRole('dialog');
      await expect(popup.getByText('Welcome').first()).toBeVisible();
      await touch(page);
      await page.keyboard.press('Escape');
      await page.getByRole('tab').last().click();
      await touch(page);
      expect(canary.heard, some.join('\n')).toEqual([]);
    }
  },
);

test('refusals are shown as texts, and so is what a member types', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(240_000);
  await visit(page, '/Login', server.address);
  for (const payload of each(payloads, 40)) {
    server.say([payload]);
    await page.getByLabel('Username').fill(payload.replaceAll(/[\r\n]/g, ' '));
    await page.getByLabel('Password', { exact: true }).fill('secret-123');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: 'Log in' })).not.toHaveAttribute('aria-busy', 'true');
    await touch(page);
  }
  expect(canary.heard).toEqual([]);
});

test(
  'parameters of addresses, single sign-on among them, run nothing',
  { tag: '@long' },
  async ({ page }) => {
    // Each address starts the app: 1,450 times in the long form.
    test.setTimeout(long ? 1_800_000 : 240_000);
    for (const payload of each(payloads, 50)) {
      const text = encodeURIComponent(payload);
      for (const address of [
        `/?sso=${text}&username=${text}#/Home`,
        `/#/List?id=${text}&name=${text}`,
        `/${text}`,
        `/#/${text}`,
        `/verify.html?lang=${text}#${text}`,
      ]) {
        await page.goto(`${mainAddress}${address}`);
        await expect(page.locator('body')).not.toBeEmpty();
        await touch(page);
      }
    }
    expect(canary.heard).toEqual([]);
  },
);

test(
  'names of files run nothing, whether the picture is taken or not',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(240_000);
    await signInAsNewMember(page);
    await visit(page, '/Infomation');
    await page.getByRole('button', { name: 'Change picture' }).click();
    const sheet = page.getByRole('dialog');
    for (const payload of each(payloads, 60)) {
      const name = `${payload.replaceAll(/[\0/\r\n]/g, ' ').slice(0, 200)}.png`;
      await sheet.locator('input[type=file]').setInputFiles({ name, mimeType: 'image/png', buffer: Buffer.from(payload) }); // oxfmt-ignore
      await touch(page);
    }
    expect(canary.heard).toEqual([]);
  },
);
