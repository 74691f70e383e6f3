import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fixture, sampleRound } from '../../shared/verifier/testing/fixture';
import { letTimePass } from '../support/clock';
import { choose, gameNow, openGame, playAsNewMember, review, skipToDraw } from '../support/lottery';
import { mainAddress } from '../support/ports';
import { root } from '../support/root';
import { seriousFindings } from '../support/seriousFindings';
import { shortGame } from '../support/shortGame';
import { visit } from '../support/visit';

const file = pathToFileURL(join(root, 'shared/verifier/dist/verify.html')).href;
const published = ([1, 2, 3] as const).map((roundNumber) =>
  sampleRound({ roundNumber, dice: fixture.dice[roundNumber] }),
);
const lines = (rounds: readonly object[]) => rounds.map((round) => JSON.stringify(round)).join('\n');

test('anybody can verify an exported history from one file, without any network (D01)', async ({
  page,
  context,
}) => {
  const requests: string[] = [];
  const problems: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
  await context.setOffline(true);
  await page.goto(file);
  await page.getByLabel('History, one round per line').fill(lines(published));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status')).toHaveText('3 right, 0 wrong, 0 pending, 0 void');
  await expect(page.getByText('Test beacon', { exact: false })).toBeHidden();

  const [first, second, third] = published;
  await page
    .getByLabel('History, one round per line')
    .fill(lines([first!, { ...second, dice: [6, 6, 6] }, third!]));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status')).toHaveText('2 right, 1 wrong, 0 pending, 0 void');
  await expect(page.getByText('computed 1 5 2, published 6 6 6')).toBeVisible();

  await page.getByLabel('or choose a file').setInputFiles({
    name: 'export.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(lines(published.slice(1))),
  });
  await expect(page.getByRole('status')).toHaveText('2 right, 0 wrong, 0 pending, 0 void');
  expect(requests.filter((url) => url !== file && !url.startsWith('data:'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('the history of a running game verifies on the page that the system serves, as draws of its test beacon', async ({
  page,
  request,
}) => {
  await letTimePass(page, shortGame.roundSeconds);
  let history = '';
  await expect
    .poll(async () => {
      history = await (await request.get(`${mainAddress}/api/verify/history?key=${shortGame.key}`)).text();
      return /"dice":\[/.test(history);
    })
    .toBe(true);
  await page.goto(`${mainAddress}/verify.html`);
  await page.getByLabel('History, one round per line').fill(history);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* right, 0 wrong/);
  await expect(page.getByText('Test beacon: whoever runs it')).toBeVisible();
});

test(
  'the page speaks the language of the address or of the browser, and another on request (ROUTE-09)',
  { tag: '@long' },
  async ({ browser }) => {
    const context = await browser.newContext({ locale: 'ko-KR', viewport: { width: 360, height: 640 } });
    const page = await context.newPage();
    await page.goto(file);
    await expect(page.getByRole('heading', { name: '추첨 검증' })).toBeVisible();
    await page.goto(`${file}?lang=vn_vn`);
    await expect(page).toHaveTitle('Xác minh mở thưởng');
    await expect(page.locator('html')).toHaveAttribute('lang', 'vi');
    await page.getByRole('textbox').fill(lines([{ ...published[0], dice: [6, 6, 6] }]));
    await page.getByRole('button', { name: 'Xác minh' }).click();
    await expect(page.getByText('tính ra 2 5 5, công bố 6 6 6')).toBeVisible();
    await page.getByRole('combobox').selectOption('Español');
    await expect(page.getByRole('status')).toHaveText('0 correctas, 1 incorrectas, 0 pendientes, 0 nulas');
    await expect(page.getByText('calculado 2 5 5, publicado 6 6 6')).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(await seriousFindings(page)).toEqual([]);
    await context.close();
  },
);

test('a member verifies an order and its round on the device, in light or dark mode (D01)', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const member = await playAsNewMember(page, request);
  await openGame(page, member, { key: shortGame.key, seconds: 16 });
  const { next_expect: period } = await gameNow(member, shortGame.key);
  await choose(page, ['Big'], '10');
  await (await review(page)).getByRole('button', { name: /^Submit/ }).click();
  const order = page.getByRole('article').filter({ hasText: period });
  await expect(order.filter({ hasText: 'Unopened' })).toBeVisible();
  await skipToDraw(page);
  await expect(order.filter({ hasText: /Won|Not won/ })).toBeVisible();

  await order.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'Verify: Big' }).click();
  const sheet = page.getByRole('dialog', { name: 'Verify' });
  await expect(sheet.getByRole('status')).toHaveText('Recomputed on your device: this result is right.');
  const step = (name: string) =>
    sheet.getByRole('listitem').filter({ has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
  for (const name of [
    'Signature',
    'Dice',
    'Orders sealed',
    'Your order',
    'Your name on it',
    'Odds',
    'Part of the seal',
    'Payout',
  ])
    await expect(step(name), name).toContainText('Right');
  await expect(step('Source')).toContainText('Note');
  await expect(sheet.getByText(/^Game release \d/)).toBeVisible();
  await expect(sheet.getByText(/placed with game release \d/)).toBeVisible();
  expect(await seriousFindings(page)).toEqual([]);

  const history = sheet.getByRole('link', { name: 'History of the game' });
  const exported = await (
    await request.get(new URL((await history.getAttribute('href')) ?? '', mainAddress).href)
  ).text();
  expect(exported).toContain(`"period":"${period}"`);
  await expect(sheet.getByRole('link', { name: 'Open the verifier' })).toHaveAttribute(
    'href',
    '/verify.html?lang=en_us',
  );
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/#\/Lottery/);
  // Back at what it was opened from.
  const details = page.getByRole('dialog', { name: shortGame.name });
  await details.getByRole('button', { name: 'Close' }).click();
  await expect(details).toBeHidden();

  await page.getByRole('button', { name: 'Results and verify' }).click();
  await page.getByRole('button', { name: `Verify period ${period}` }).click();
  await expect(sheet.getByRole('status')).toHaveText('Recomputed on your device: this result is right.');
  await expect(step('Payout')).toHaveCount(0);
  // An address that leads elsewhere closes the sheet and is not undone by it.
  await visit(page, '/GameRecord');
  await expect(page.getByRole('heading', { level: 1, name: 'Order records' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(/#\/GameRecord$/);
});

test(
  'odds, returns and limits open from the game, readable in light and dark (D30)',
  { tag: '@long' },
  async ({ page, request }) => {
    const member = await playAsNewMember(page, request);
    await openGame(page, member, { key: 'k3-1m' });
    await page.getByRole('button', { name: 'Odds and returns' }).click();
    const sheet = page.getByRole('dialog', { name: 'Odds and returns' });
    const row = (option: string) =>
      sheet
        .getByRole('row')
        .filter({ has: page.getByRole('rowheader', { name: new RegExp(`^${option}\\b`) }) });
    await expect(row('Big')).toContainText('108/216');
    await expect(row('Big').getByRole('cell')).toHaveText(['108/216', '1.95', '97.5%', '256,410']);
    await expect(row('Sum 18').getByRole('cell')).toHaveText(['1/216', '210.6', '97.5%', '2,374']);
    expect(await seriousFindings(page)).toEqual([]);
  },
);
