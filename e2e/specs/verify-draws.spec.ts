import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fixture, sampleRound } from '../../shared/verifier/src/testing/fixture';
import { mainAddress } from '../support/ports';
import { root } from '../support/root';

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
  await expect(page.getByRole('status')).toHaveText('3 right, 0 wrong, 0 pending');
  await expect(page.getByText('Test beacon', { exact: false })).toBeHidden();

  const [first, second, third] = published;
  await page
    .getByLabel('History, one round per line')
    .fill(lines([first!, { ...second, dice: [6, 6, 6] }, third!]));
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status')).toHaveText('2 right, 1 wrong, 0 pending');
  await expect(page.getByText('computed 1 5 2, published 6 6 6')).toBeVisible();

  await page.getByLabel('or choose a file').setInputFiles({
    name: 'export.jsonl',
    mimeType: 'application/x-ndjson',
    buffer: Buffer.from(lines(published.slice(1))),
  });
  await expect(page.getByRole('status')).toHaveText('2 right, 0 wrong, 0 pending');
  expect(requests.filter((url) => url !== file && !url.startsWith('data:'))).toEqual([]);
  expect(problems).toEqual([]);
});

test('the history of a running game verifies on the page that the system serves, as draws of its test beacon', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  let history = '';
  await expect
    .poll(
      async () => {
        history = await (await request.get(`${mainAddress}/api/verify/history?key=k3-1m`)).text();
        return /"dice":\[/.test(history);
      },
      { timeout: 130_000 },
    )
    .toBe(true);
  await page.goto(`${mainAddress}/verify.html`);
  await page.getByLabel('History, one round per line').fill(history);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('status')).toHaveText(/^[1-9]\d* right, 0 wrong/);
  await expect(page.getByText('Test beacon: whoever runs it')).toBeVisible();
});
