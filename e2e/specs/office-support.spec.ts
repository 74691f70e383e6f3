import { expect, test, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { systemTime } from '../support/clock';
import { registerMember } from '../support/newMember';
import { openOffice } from '../support/office';
import { mainAddress } from '../support/ports';
import { seriousFindings } from '../support/seriousFindings';

const encoded = (id: number) => Buffer.from(String(id)).toString('base64');

/** A new member who has written, by the call. */
async function asked(page: Page, text: string, lang = 'en_us') {
  const { id, tokensso, username } = await registerMember(page);
  const headers = { token: encoded(id), tokensso, lang, 'idempotency-key': randomUUID() };
  const answer = await page.request.post(`${mainAddress}/api/support/write`, { headers, form: { text } });
  expect(await answer.json()).toMatchObject({ code: 200 });
  return {
    username,
    async reads(): Promise<string[]> {
      const read = await page.request.get(`${mainAddress}/api/support/conversation`, { headers });
      const { data } = (await read.json()) as { data: string };
      const { messages } = JSON.parse(Buffer.from(data, 'base64').toString()) as {
        messages: { text: string }[];
      };
      return messages.map((message) => message.text);
    },
  };
}

test.describe('an operator answers members (OFC-110 to OFC-117)', () => {
  test('by keyboard: who waits longest first, a template in the member’s language, a note, and the next one', async ({
    page,
  }) => {
    const first = await asked(page, '출금은 언제 되나요?', 'ko_kr');
    const second = await asked(page, 'And mine?');
    await openOffice(page, { rights: ['support.change', 'content.see'] }, '/support/conversations');
    const rows = page.getByRole('row');
    await expect(rows.filter({ hasText: first.username })).toBeVisible();
    await rows.filter({ hasText: first.username }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: `Conversation with ${first.username}` })).toBeVisible();
    await page.keyboard.press('r');
    const field = page.getByLabel('Answer', { exact: true });
    await expect(field).toBeFocused();
    await page.getByLabel('Template').selectOption({ label: 'Greeting' });
    await expect(field).toHaveValue(new RegExp(first.username));
    await field.press('Control+Enter');
    await expect(field).toHaveValue('');
    await expect.poll(() => first.reads()).toHaveLength(2);
    expect((await first.reads())[1]).toContain(first.username);
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.getByLabel('Note', { exact: true }).fill('Asked the bank');
    await page.keyboard.press('Control+Enter');
    await expect(page.getByText('Asked the bank')).toBeVisible();
    expect(await first.reads()).toHaveLength(2);
    expect(await seriousFindings(page)).toEqual([]);
    await page.getByRole('main').getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByLabel('Last word').fill('It has arrived.');
    await page
      .getByRole('dialog', { name: 'Close the conversation' })
      .getByRole('button', { name: 'Close', exact: true })
      .last()
      .click();
    await expect.poll(() => first.reads()).toHaveLength(3);
    await expect(page.getByRole('heading', { name: `Conversation with ${first.username}` })).toBeHidden();
    await page.goto(page.url().replace(/\/support.*/, '/support/conversations?view=closed'));
    await expect(rows.filter({ hasText: first.username })).toBeVisible();
    await page.getByLabel('Show').selectOption({ label: 'What waits' });
    await expect(rows.filter({ hasText: second.username })).toBeVisible();
    await expect(rows.filter({ hasText: first.username })).toHaveCount(0);
  });

  test(
    'and is told of a colleague at the same conversation, while typing and on sending',
    { tag: '@long' },
    async ({ page, browser }) => {
      const member = await asked(page, 'Who helps me?');
      const colleague = await browser.newPage();
      const ana = await openOffice(page, { rights: ['support.change'] }, '/support/conversations');
      const bob = await openOffice(colleague, { rights: ['support.change'] }, '/support/conversations');
      for (const each of [page, colleague]) await each.getByRole('link', { name: member.username }).click();
      await colleague.getByLabel('Answer', { exact: true }).fill('I do');
      await expect(page.getByText(`${bob.name} writes an answer`)).toBeVisible();
      await colleague.getByRole('button', { name: 'Send' }).click();
      await expect(colleague.getByText(`${bob.name} answers`)).toBeVisible();
      await page.getByLabel('Answer', { exact: true }).fill('Me, too');
      // The page has been told meanwhile; one that has not is refused.
      await expect(page.getByText('I do', { exact: true })).toBeVisible();
      await expect(page.getByText(`${bob.name} answers`)).toBeVisible();
      await page.getByRole('button', { name: 'Take it' }).click();
      await expect(colleague.getByText(`${ana.name} answers`)).toBeVisible();
      expect(await member.reads()).toEqual(['Who helps me?', 'I do']);
      await colleague.close();
    },
  );

  test('without the right there is nothing to see', { tag: '@long' }, async ({ page }) => {
    await openOffice(page, { rights: ['money.change'] }, '/support/conversations');
    await expect(page.getByRole('heading', { level: 1, name: 'Nothing here' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Support' })).toHaveCount(0);
  });

  test(
    'hours are set, and members read them before they write (OFC-114)',
    { tag: '@long' },
    async ({ page, browser }) => {
      await openOffice(page, { rights: ['support.change', 'content.change'] }, '/support/settings');
      const form = page.getByRole('form', { name: 'Customer service' });
      for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']) {
        const box = form.getByLabel(day, { exact: true });
        await box.setChecked(true);
        await form.getByLabel(`${day}: From`).fill('00:00');
        await form.getByLabel(`${day}: To`).fill('00:00');
      }
      await form.getByRole('button', { name: 'Save' }).click();
      await expect(page.getByText('Members see it within a minute.')).toBeVisible();
      const member = await browser.newPage();
      // The system's clock may be a day ahead of the browser's, and days of opening begin at midnight.
      await member.clock.setFixedTime(await systemTime());
      await member.goto(`${mainAddress}/#/ServicePage`);
      await expect(member.getByText('Open around the clock')).toBeVisible();
      expect(await seriousFindings(page)).toEqual([]);
      await member.close();
    },
  );
});
