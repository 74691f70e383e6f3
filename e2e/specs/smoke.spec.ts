import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { findProgram } from '../../server/testing/faults/balancer/programs';
import { loadBundled } from '../support/bundle';
import { cardHolder } from '../support/cardHolder';
import { withoutPopup } from '../support/home';
import { openContainers } from '../support/inContainers';
import { origins, type Installation } from '../support/installation';
import { skipToDraw, timeToBet } from '../support/lottery';
import { signIn } from '../support/office';
import { tabBar } from '../support/tabs';
import { watchViolations } from '../support/violations';

/** Describes a site that runs already, in containers (`npm run test:images`); otherwise one is made here. */
const containers = process.env.SMOKE_SITE;
const installed = containers !== undefined || ['nginx', 'openssl'].every(findProgram);
let site: Installation;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  if (!installed) return;
  if (containers) site = openContainers(containers);
  else {
    const behindNginx = await loadBundled<typeof import('../support/behindNginx')>(
      'e2e/support/behindNginx.ts',
    );
    site = await behindNginx.startInstallation();
  }
});
test.afterAll(() => site?.stop());

const username = 'harbour1';
const member = { username, password: 'a long enough secret' };

/** Collects errors and violations of all pages, and addresses that answered without HSTS. */
async function watch(context: BrowserContext) {
  const violations = await watchViolations(context);
  const blocked: string[] = [];
  const promised = new Set<string>();
  const others = new Set<string>();
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A request that was cancelled when its page was left.
    if (reason !== 'net::ERR_ABORTED') blocked.push(`${request.url()} ${reason}`);
  });
  context.on('console', (message) => {
    if (/Content Security Policy|Mixed Content|CORS|Permissions policy/i.test(message.text()))
      blocked.push(message.text());
  });
  context.on('response', async (response) => {
    const url = response.url();
    if (!new URL(url).hostname.endsWith('.members.test')) return;
    // As they came over the line, which Chromium tells a moment later; a page that is left takes its answers along.
    const headers = await response.allHeaders().catch(() => null);
    if (!headers) return;
    // Chromium reports a preloaded file a second time, and an answer that it has kept, without them.
    if (/^max-age=\d{8,}/.test(headers['strict-transport-security'] ?? '')) promised.add(url);
    else others.add(url);
  });
  const unprotected = () => [...others].filter((url) => !promised.has(url));
  return { violations, blocked, unprotected };
}

/** The protocols by which the page and its files were loaded. */
const protocols = (page: Page) =>
  page.evaluate(() => {
    const entries = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    const ours = entries.filter(({ name }) => /\.members\.test\//.test(name) && !name.startsWith('blob:'));
    return [...new Set(ours.map(({ nextHopProtocol }) => nextHopProtocol).filter(Boolean))];
  });

/** Sends a call to the API's origin from a script of the page. */
const send = (page: Page, path: string, { form, session }: Sent) =>
  page.evaluate(
    async ([url, body, given]) => {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { lang: 'en_us', ...(given && { tokensso: given.tokensso, token: btoa(String(given.id)) }) },
        body: new URLSearchParams(body),
      });
      const { code, data } = (await answer.json()) as { code: number; data: string };
      return { code, data: data ? (JSON.parse(atob(data)) as unknown) : null };
    },
    [`${origins.api}/api${path}`, form, session] as const,
  );

interface Sent {
  form: Record<string, string>;
  session?: Session;
}

interface Session {
  id: number;
  tokensso: string;
}

/** The app's session, as far as a script of the page can read it. */
const storedSession = (page: Page): Promise<Session> =>
  page.evaluate(() => ({
    id: Number(localStorage.getItem('members.token')),
    tokensso: localStorage.getItem('members.tokensso') ?? '',
  }));

test('a site from nothing, behind nginx and TLS: an operator signs in; a member registers, recharges, plays, withdraws and is paid', async ({
  playwright,
}) => {
  test.skip(!installed, 'needs Debian’s nginx-light and openssl');
  // In containers rounds take their time.
  test.setTimeout(containers ? 360_000 : 180_000);
  const { executablePath, args = [] } = test.info().project.use.launchOptions ?? {};
  const browser = await playwright.chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: [...args, ...site.browserArguments],
  });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' });
  context.setDefaultTimeout(30_000);
  const found = await watch(context);

  await test.step('the operator signs in at the operators’ origin, with cookies of that host alone', async () => {
    const page = await context.newPage();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(`${origins.office}/releases`);
    await signIn(page, { ...site.operator, code: site.code });
    const remotes = page.getByRole('table', { name: 'Remotes' });
    await expect(remotes.getByRole('link', { name: /^mfe-/ })).toHaveCount(5);
    const cookies = await context.cookies();
    expect(cookies).toMatchObject([
      { name: '__Host-members_operator', domain: 'office.members.test', secure: true, httpOnly: true },
      { name: '__Host-members_operator_device', domain: 'office.members.test', secure: true, httpOnly: true },
    ]);
    expect(await protocols(page)).toEqual(['h2']);
    await page.close();
  });

  const page = await context.newPage();
  await withoutPopup(page);
  await test.step('a member registers with an invite code', async () => {
    await page.goto(`${origins.app}/#/Register`);
    await page.getByLabel('Username').fill(member.username);
    await page.getByLabel('Password', { exact: true }).fill(member.password);
    await page.getByLabel('Invite code').fill(site.inviteCode);
    await page.getByRole('button', { name: 'Register' }).click();
    await expect(page).toHaveURL(/#\/Home/);
  });

  await test.step('recharges 100.00 on the provider’s page', async () => {
    await page.goto(`${origins.app}/#/Recharge`);
    await expect(page.getByText('Balance $0.00').first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Amount' }).fill('100');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByRole('button', { name: site.rechargeChannel }).click();
    await page.frameLocator('iframe[title="Payment page"]').getByRole('button', { name: 'Pay' }).click();
    await expect(page.getByRole('status').getByText('Paid')).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page.getByText('100.00').first()).toBeVisible();
  });

  await test.step('plays a round', async () => {
    await tabBar(page).getByRole('link', { name: 'Hot picks' }).click();
    await page.getByRole('link', { name: /1 min/ }).first().click();
    await timeToBet(page, 20, site.behind);
    for (const option of [/^Big/, /^Small/]) await page.getByRole('button', { name: option }).click();
    await page.getByRole('textbox', { name: 'Stake' }).fill('10');
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    const receipt = page.getByRole('dialog', { name: 'Check your order' });
    await receipt.getByRole('button', { name: /^Submit/ }).click();
    await expect(receipt).toBeHidden();
    await skipToDraw(page, site.behind);
    await expect(page.getByRole('article').filter({ hasText: 'Won' })).toHaveCount(1);
  });

  await test.step('withdraws 50.00 and is paid', async () => {
    const { name, fundPassword, cardNumber } = cardHolder;
    const card = {
      bankid: cardNumber,
      bank: site.bank.name,
      bank_code: site.bank.code,
      username: name,
      mobile: '',
    };
    // The app's session is of no use without what no script reads; a client of the specification opens its own.
    expect(
      (await send(page, '/member/setName', { form: { name }, session: await storedSession(page) })).code,
    ).toBe(401);
    const { data } = await send(page, '/member/doLogin', { form: { ...member, lang: 'en_us' } });
    const session = data as Session;
    for (const [path, form] of [
      ['/member/setName', { name }],
      ['/member/setPayPassword', { paypassword: fundPassword }],
      ['/member/setUserBank', card],
    ] as const)
      expect((await send(page, path, { form, session })).code).toBe(200);
    // The app has not heard of these.
    await page.reload();
    await page.goto(`${origins.app}/#/Withdraw`);
    await page.getByRole('textbox', { name: 'Amount' }).fill('50');
    await page.getByRole('group', { name: 'Withdrawal password' }).locator('input').first().click();
    await page.keyboard.type(fundPassword);
    await page.getByRole('button', { name: /^Withdraw/ }).click();
    await expect(page.getByText('$50.00 is under review.').first()).toBeVisible();
    const [number = ''] = (await site.operate('withdrawals'))
      .split('\n')
      .filter((line) => line.includes(username))
      .map((line) => line.split(' ')[0]!);
    for (const decision of ['approve', 'send', 'arrive'] as const) await site.decide(number, decision);
    await page.goto(`${origins.app}/#/WithdrawRecord`);
    await expect(page.getByRole('listitem').getByText('Arrived')).toBeVisible();
  });

  await test.step('everything came by HTTP/2 with HSTS, and no policy or rule of the browser stood in the way', async () => {
    expect(await protocols(page)).toEqual(['h2']);
    expect({ ...found, unprotected: found.unprotected() }).toEqual({
      violations: [],
      blocked: [],
      unprotected: [],
    });
    expect(await site.differencesInBooks()).toEqual([]);
  });

  await test.step('unencrypted, a page is sent on and a call refused', async () => {
    const headers = { host: 'app.members.test' };
    const redirected = await fetch(`${site.plain}/`, { redirect: 'manual', headers });
    expect([redirected.status, redirected.headers.get('location')]).toEqual([
      301,
      `https://${new URL(site.plain).hostname}/`,
    ]);
    expect((await fetch(`${site.plain}/api/system/base`, { redirect: 'manual' })).status).toBe(403);
  });
  await browser.close();
});
