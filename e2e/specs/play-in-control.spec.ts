import { expect, test } from '@playwright/test';
import { decodeData, encodeData } from '../../shared/contract/src';
import { systemTime } from '../support/clock';
import { holdRequests } from '../support/holdRequests';
import { timeToBet } from '../support/lottery';
import { signInAsNewMember } from '../support/newMember';
import { credentials, join, openSheet, order, row, setLimit, sheetOf, toasts } from '../support/playControl';
import { mainAddress, mainDataDirectory } from '../support/ports';
import { seriousFindings } from '../support/seriousFindings';
import { runStatement } from '../support/shortGame';
import { visit } from '../support/visit';

const lottery = '/Lottery?key=k3-1m&id=1';
const minutes = 60_000;

test(
  '"Play in control" is in Setting and on the game, and back closes it first',
  { tag: '@long' },
  async ({ page }) => {
    await join(page);
    await visit(page, '/Setting');
    await page.getByRole('link', { name: 'Play in control' }).click();
    await expect(sheetOf(page)).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(sheetOf(page)).toBeHidden();

    await visit(page, '/Game');
    await page.getByRole('button', { name: /^Play in control/ }).click();
    await expect(sheetOf(page)).toBeVisible();
    await sheetOf(page).getByRole('button', { name: 'Close' }).click();
    await expect(sheetOf(page)).toBeHidden();
    await page.getByRole('link', { name: /Quick Three · 1 min/ }).click();

    await page.getByRole('button', { name: 'Play in control' }).click();
    await expect(sheetOf(page)).toBeVisible();
    await expect(page).toHaveURL(/control=1/);
    await page.goBack();
    await expect(sheetOf(page)).toBeHidden();
    await expect(page).toHaveURL(/#\/Lottery\?key=k3-1m&id=1$/);
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Hot picks' })).toBeVisible();
  },
);

test(
  'a limit holds at once, and raising it takes 24 hours and a second confirmation (CTRL-01, CTRL-02)',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(3 * minutes);
    await join(page);
    await openSheet(page, `${lottery}&control=1`);
    await setLimit(page, 'Losses per day', 100);
    await expect(page.getByText('Limit saved')).toBeVisible();
    await expect(row(page, 'Losses per day')).toContainText('Used 0.00 K · left 100.00 K');
    await sheetOf(page).getByRole('button', { name: 'Close' }).click();
    await order(page, 51);
    await expect(
      toasts(page).getByText('This would go past the loss limit you set', { exact: true }),
    ).toBeVisible();
    // While a mouse lies on it, it would stay, and in front of what comes later.
    await toasts(page).getByRole('button', { name: 'Close' }).click();
    await page
      .getByRole('dialog', { name: 'Check your order' })
      .getByRole('button', { name: 'Close' })
      .click();
    await order(page, 50);
    await expect(page.getByText(/^2 orders placed for period/)).toBeVisible();

    await page.getByRole('button', { name: 'Play in control' }).click();
    const losses = row(page, 'Losses per day');
    await losses.getByRole('button').click();
    await losses.getByRole('textbox').fill('500');
    await expect(losses).toContainText('This is higher: you can confirm it after 24 hours.');
    const asked = await systemTime();
    await losses.getByRole('textbox').press('Enter');
    await expect(losses).toContainText('You asked for: 500 K.');
    await expect(losses.locator('strong')).toHaveText('100 K');
    const [, from = '', until = ''] =
      /between (.+ UTC) and (.+ UTC), or it lapses/.exec(await losses.innerText()) ?? [];
    const day = 24 * 60 * minutes;
    expect(Math.abs(Date.parse(from) - asked - day)).toBeLessThan(2 * minutes);
    expect(Date.parse(until) - Date.parse(from)).toBe(7 * day);
    await expect(losses.getByRole('button', { name: 'Confirm' })).toBeHidden();

    await losses.getByRole('button', { name: 'Keep present limit' }).click();
    await expect(losses).not.toContainText('You asked for');
    await expect(sheetOf(page).getByText('Losses per day: 500 K (dropped)')).toBeVisible();

    await losses.getByRole('button', { name: /^Change/ }).click();
    await losses.getByRole('button', { name: 'Remove limit' }).click();
    await expect(losses).toContainText('You asked for: No limit.');
    const memberId = await page.evaluate(() => Number(localStorage.getItem('members.token')));
    // A day later.
    await runStatement(
      mainDataDirectory(),
      `UPDATE play_limits SET raise_from = raise_from - interval '24 hours' WHERE member_id = ${memberId}`,
    );
    await page.reload();
    await expect(losses.locator('strong')).toHaveText('100 K');
    await losses.getByRole('button', { name: 'Confirm' }).click();
    await expect(losses.locator('strong')).toHaveText('No limit');
  },
);

test(
  'a pause begun on another device refuses the next order, says until when, and leaves the money open (CTRL-03)',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(3 * minutes);
    await join(page);
    await visit(page, lottery);
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeEnabled({ timeout: minutes });
    // With the end of a round the page would learn of the pause before the order is sent.
    await timeToBet(page, 30);
    const headers = { ...(await credentials(page)), lang: 'en_us' };
    const begun = await systemTime();
    const asked = { form: { length: 'day' }, headers };
    const pause = await page.request.post(`${mainAddress}/api/control/pause`, asked);
    expect(await pause.json()).toMatchObject({ code: 200 });
    await order(page, 10);
    const refusal = toasts(page).getByText(
      /^You paused play until [\d: -]+ UTC\. Withdrawals and records stay open$/,
    );
    await expect(refusal).toBeVisible();
    const [until = ''] = /[\d-]+ [\d:]+/.exec(await refusal.innerText()) ?? [];
    expect(Math.abs(Date.parse(`${until.replace(' ', 'T')}Z`) - begun - 24 * 60 * minutes)).toBeLessThan(
      minutes,
    );
    await expect(
      page.getByText(/^You paused play until \w+ \d+, 20\d\d, \d\d:\d\d UTC\. Withdrawals/),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeHidden();
    await visit(page, '/Moneylog');
    await expect(page.getByText('+1,000.00')).toBeVisible();
  },
);

test('a time-out asks first, can be made longer and not shorter (CTRL-03)', async ({ page }) => {
  await join(page);
  await visit(page, lottery);
  await page.getByRole('button', { name: 'Play in control' }).click();
  const question = page.getByRole('alertdialog', { name: 'Pause for 7 days' });
  await sheetOf(page).getByRole('button', { name: 'Pause for 7 days' }).click();
  await expect(question).toContainText('Withdrawals, records and this page stay open.');
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(sheetOf(page)).toBeVisible();
  await expect(sheetOf(page).getByText('Nothing so far.')).toBeVisible();

  await sheetOf(page).getByRole('button', { name: 'Pause for 7 days' }).click();
  await question.getByRole('button', { name: 'Start the pause' }).click();
  await expect(sheetOf(page).getByText(/^You paused play until .+ UTC\./)).toBeVisible();

  await sheetOf(page).getByRole('button', { name: 'Pause for 24 hours' }).click();
  const shorter = page.getByRole('alertdialog', { name: 'Pause for 24 hours' });
  await shorter.getByRole('button', { name: 'Start the pause' }).click();
  await expect(shorter.getByRole('alert')).toHaveText('A pause can be made longer, not shorter');
  await shorter.getByRole('button', { name: 'Cancel' }).click();
  await sheetOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(sheetOf(page)).toBeHidden();
  await expect(
    page.getByText(/^You paused play until .+ UTC\. Withdrawals and records stay open\.$/),
  ).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Stake' })).toBeHidden();
});

test(
  'a reminder after 30 minutes of play comes once, also over a reload, and leads to a break (CTRL-04)',
  { tag: '@long' },
  async ({ page }) => {
    test.setTimeout(2 * minutes);
    await join(page);
    await visit(page, lottery);
    await order(page, 20);
    await expect(page.getByText(/^2 orders placed for period/)).toBeVisible();
    // Half an hour is too long to wait: only the beginning of the session is moved.
    const start = (minutesAgo: number) =>
      page.route('**/api/control/session', async (route) => {
        const response = await route.fetch();
        const envelope = (await response.json()) as { data: string };
        const session = decodeData(envelope.data) as { now: string };
        const day = session.now.slice(0, 11);
        const startedAt = new Date(Date.parse(`${day}00:00:00Z`)).toISOString();
        const now = new Date(Date.parse(startedAt) + minutesAgo * minutes).toISOString();
        await route.fulfill({
          response,
          json: { ...envelope, data: encodeData({ ...session, startedAt, now }) },
        });
      });
    const reminder = (time: string) =>
      page.getByRole('alertdialog', { name: `You have been playing for ${time}` });
    await start(31);
    await page.reload();
    await expect(reminder('31 minutes')).toContainText('Orders2');
    await page.reload();
    await reminder('31 minutes').getByRole('button', { name: 'Go on' }).click();
    await expect(reminder('31 minutes')).toBeHidden();
    const asked = page.waitForResponse(/control\/session/);
    await page.reload();
    await asked;
    await expect(page.getByRole('button', { name: 'Play in control' })).toBeVisible();
    await expect(page.getByRole('alertdialog')).toBeHidden();

    await start(62);
    await page.reload();
    await reminder('1 hour 2 minutes').getByRole('button', { name: 'Pause play' }).click();
    await expect(sheetOf(page)).toBeVisible();
    await expect(reminder('1 hour 2 minutes')).toBeHidden();
  },
);

test('what is typed stays when parts of the app arrive after it', { tag: '@long' }, async ({ page }) => {
  await signInAsNewMember(page);
  const release = await holdRequests(page, /\/js\/messages\./);
  await openSheet(page, `${lottery}&control=1`);
  await row(page, 'Losses per week').getByRole('button').click();
  const field = sheetOf(page).getByLabel('New limit: Losses per week');
  await field.fill('50');
  release();
  await expect(toasts(page)).toBeAttached();
  await expect(field).toHaveValue('50');
});

test('the sheet has no serious finding of axe, light or dark', { tag: '@long' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await join(page);
  await openSheet(page, `${lottery}&control=1`);
  await setLimit(page, 'Losses per week', 50);
  await setLimit(page, 'Losses per week', 80);
  await expect(row(page, 'Losses per week')).toContainText('You asked for: 80 K.');
  await row(page, 'Recharges per day').getByRole('button').click();
  expect(await seriousFindings(page)).toEqual([]);
  await sheetOf(page).getByRole('button', { name: 'Exclude myself for good' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);
});
