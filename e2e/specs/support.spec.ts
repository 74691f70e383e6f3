import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { withoutPopup } from '../support/home';
import { signInAsNewMember } from '../support/newMember';
import { addOfficeOperator, officeAddress } from '../support/office';
import { mainAddress } from '../support/ports';
import { seriousFindings } from '../support/seriousFindings';
import { visit } from '../support/visit';

const field = (page: Page) => page.getByLabel('Your message');
const send = async (page: Page, text: string) => {
  await field(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
};
const written = (page: Page, text: string) => page.getByRole('main').getByText(text, { exact: true });

/** Somebody who answers, by the API of the office. */
async function answering(page: Page) {
  const { name, password, code } = await addOfficeOperator({ rights: ['support.change'] });
  const { request } = await page.context().browser()!.newContext();
  const post = async (path: string, data: object) => {
    const answer = await request.post(`${officeAddress}/api${path}`, { data });
    expect(answer.ok(), await answer.text()).toBe(true);
  };
  await post('/session/start', { name, password, code: await code() });
  return {
    /** The number of the conversation whose newest message is this. */
    async conversationWith(text: string): Promise<number> {
      const answer = await request.get(`${officeAddress}/api/support/conversations?view=waiting`);
      const { rows } = (await answer.json()) as { rows: { id: number; lastText: string }[] };
      return rows.find(({ lastText }) => lastText === text)!.id;
    },
    see: (id: number) => post('/support/seen', { id, through: 1 }),
    reply: (id: number, text: string) => post('/support/reply', { id, key: randomUUID(), after: 99, text }),
    close: (id: number, text: string) => post('/support/close', { id, key: randomUUID(), after: 99, text }),
  };
}

test.describe('answers that a member looks up', () => {
  test(
    'are found by words, have an address, and lead to where it can be done (HELP-01 to HELP-03)',
    { tag: '@long' },
    async ({ page }) => {
      await visit(page, '/ServicePage');
      await expect(page.getByRole('heading', { name: 'Account and safety' })).toBeVisible();
      await page.getByRole('searchbox', { name: 'Search the answers' }).fill('long withdrawal');
      await page.getByRole('link', { name: /How long does a withdrawal take/ }).click();
      await expect(page.getByRole('heading', { level: 2, name: /How long/ })).toBeFocused();
      await expect(page).toHaveURL(/#\/ServicePage\?answer=withdrawal/);
      await page.reload();
      await expect(page.getByText('never depends on another recharge')).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await page.goBack();
      await expect(page.getByRole('searchbox')).toHaveValue('long withdrawal');
      await page.getByRole('searchbox').fill('giraffe');
      await expect(page.getByText('No answer has these words.').first()).toBeVisible();
    },
  );

  test('are where they matter', { tag: '@long' }, async ({ page }) => {
    await signInAsNewMember(page);
    await visit(page, '/Recharge');
    await page.getByRole('link', { name: 'My recharge is not in my balance yet' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /My recharge/ })).toBeVisible();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(page).toHaveURL(/#\/Recharge/);
  });

  test('are in every language, and found there too', { tag: '@long' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('members.language', 'zh_cn'));
    await visit(page, '/ServicePage');
    await page.getByRole('searchbox').fill('提现多久');
    await page.getByRole('link', { name: /提现需要多久/ }).click();
    await expect(page.getByRole('heading', { level: 2, name: '提现需要多久？' })).toBeVisible();
  });
});

test.describe('a member writes to customer service', () => {
  test('from Home, sees when it answers, what was sent and seen, and the answer without a reload (HELP-04, HELP-06, HELP-07)', async ({
    page,
  }) => {
    await withoutPopup(page);
    const { username } = await signInAsNewMember(page);
    await visit(page, '/Home');
    await page.getByRole('link', { name: 'Customer service' }).click();
    await expect(page.getByText(/^(Open|Closed) /)).toBeVisible();
    await page.getByRole('link', { name: 'Write to us' }).click();
    const question = `Where is my withdrawal? ${username}`;
    await send(page, question);
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    const operator = await answering(page);
    const id = await operator.conversationWith(question);
    await operator.see(id);
    await operator.reply(id, 'It is on its way.');
    await expect(page.getByText('Seen', { exact: true })).toBeVisible();
    await expect(written(page, 'It is on its way.')).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'It is on its way.' })).toHaveCount(1);
    await operator.close(id, 'It has arrived.');
    await expect(page.getByText('Customer service has closed this conversation')).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await send(page, 'Not yet!');
    await expect(page.getByText('Write again to open the conversation.')).toBeHidden();
    await expect(written(page, 'Not yet!')).toBeInViewport();
  });

  test(
    'and elsewhere in the app finds a mark, which leads to the answer and goes (HELP-06)',
    { tag: '@long' },
    async ({ page }) => {
      await withoutPopup(page);
      const { username } = await signInAsNewMember(page);
      await visit(page, '/ServiceOnline');
      await send(page, `Hello ${username}`);
      await expect(page.getByText('Sent', { exact: true })).toBeVisible();
      await visit(page, '/Mine');
      const operator = await answering(page);
      await operator.reply(await operator.conversationWith(`Hello ${username}`), 'Hello to you');
      await page.reload();
      const tab = page.getByRole('navigation').getByRole('link', { name: /Messages/ });
      await expect(tab).toContainText('New');
      await tab.click();
      await page.getByRole('link', { name: 'Show: Customer service has answered' }).click();
      await expect(written(page, 'Hello to you')).toBeVisible();
      await visit(page, '/Mine');
      await expect(tab).not.toContainText('New');
    },
  );

  test(
    'with a picture, which nobody else can fetch (HELP-09)',
    { tag: '@long' },
    async ({ page, browser }) => {
      await signInAsNewMember(page);
      await visit(page, '/ServiceOnline');
      await page
        .getByLabel('Add a picture')
        .last()
        .setInputFiles('../server/demo/media/videos/fireflies.jpg');
      await expect(page.getByRole('button', { name: 'Remove the picture' })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      const picture = page.getByRole('img', { name: 'Open the picture' });
      await expect(picture).toBeVisible();
      await expect
        .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
        .toBeGreaterThan(100);
      const address = (await picture.getAttribute('src'))!;
      const stranger = await browser.newContext();
      const unsigned = new URL(address.split('?')[0]!, mainAddress).toString();
      expect((await stranger.request.get(unsigned)).status()).toBe(404);
      await stranger.close();
    },
  );

  test('and nothing is lost on a broken line (HELP-05)', { tag: '@long' }, async ({ page, context }) => {
    const { username } = await signInAsNewMember(page);
    await visit(page, '/ServiceOnline');
    await expect(field(page)).toBeVisible();
    await context.setOffline(true);
    const text = `Is anybody there? ${username}`;
    await send(page, text);
    await expect(page.getByText('Not sent')).toBeVisible();
    await field(page).fill('What I was about to say');
    await context.setOffline(false);
    await page.reload();
    await expect(field(page)).toHaveValue('What I was about to say');
    // The answer of the server is lost: the message is there, and the app does not know.
    await page.route('**/api/support/write', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Not sent')).toBeVisible();
    await page.unroute('**/api/support/write');
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    await expect(written(page, text)).toHaveCount(1);
    await page.reload();
    await expect(written(page, text)).toHaveCount(1);
    await expect(page.getByText('Not sent')).toHaveCount(0);
    await expect(field(page)).toHaveValue('What I was about to say');
  });

  test('on a small phone, the newest message and the field in sight', { tag: '@long' }, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await signInAsNewMember(page);
    await visit(page, '/ServiceOnline');
    for (const line of ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine']) {
      await send(page, line);
      await expect(written(page, line)).toBeInViewport();
    }
    await expect(page.getByText('Sent', { exact: true })).toBeInViewport();
    await expect(field(page)).toBeInViewport();
    await page.reload();
    await expect(written(page, 'Nine')).toBeInViewport();
    await expect(field(page)).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await seriousFindings(page)).toEqual([]);
  });
});

test(
  'a visitor who can’t log in writes, and reads the answer on this device (HELP-10)',
  { tag: '@long' },
  async ({ page }) => {
    await visit(page, '/Login');
    await page.getByRole('link', { name: 'Forgot password' }).click();
    await page.getByRole('link', { name: 'Contact customer service' }).click();
    await page.getByRole('link', { name: 'Write to us' }).click();
    await page.getByLabel('Your user name, if you have one').fill('lina88');
    const text = `I can’t log in ${randomUUID().slice(0, 8)}`;
    await send(page, text);
    await expect(page.getByText('Sent', { exact: true })).toBeVisible();
    const operator = await answering(page);
    await operator.reply(await operator.conversationWith(text), 'We can help.');
    await page.reload();
    await expect(written(page, 'We can help.')).toBeVisible();
    await expect(page.getByLabel('Your user name, if you have one')).toHaveCount(0);
  },
);
