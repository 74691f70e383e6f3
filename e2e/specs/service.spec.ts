import { expect, test } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { seriousFindings } from '../support/seriousFindings';
import { successWith, startFaultyServer } from '../support/faultyServer';
import { dataOf } from '../support/newMember';
import { mainAddress } from '../support/ports';
import { setSupport } from '../support/siteSettings';
import { visit } from '../support/visit';

const site = async () =>
  dataOf(await fetch(`${mainAddress}/api/system/base`).then((answer) => answer.text())) as object;

test.describe('customer service (scenario 24, SVC-01, SVC-02, D41)', () => {
  test(
    'switched off: the page says so at a press, and neither frame nor conversation opens',
    { tag: '@long' },
    async ({ page }) => {
      await setSupport({ enabled: false });
      try {
        await visit(page, '/ServicePage');
        await page.getByRole('button', { name: 'Contact customer service' }).click();
        await expect(page.getByText('Feature disabled')).toBeVisible();
        for (const address of ['/ServiceOnline', '/ServiceOnline?conversation=1']) {
          await visit(page, address);
          await expect(page.getByRole('main').getByText('Feature disabled')).toBeVisible();
          await expect(page.locator('iframe')).toHaveCount(0);
          await expect(page.getByLabel('Your message')).toHaveCount(0);
        }
      } finally {
        await setSupport({ enabled: true });
      }
    },
  );

  test(
    'switched on: the page opens it in a window that knows nothing of this one, and the frame shows it',
    { tag: '@long' },
    async ({ page, context }) => {
      const address = `${mainAddress}/verify.html`;
      await setSupport({ url: address });
      try {
        // New pages may frame it within a second.
        await expect
          .poll(async () => (await page.request.get(mainAddress)).headers()['content-security-policy'])
          .toMatch(new RegExp(`frame-src [^;]*${address.replace('/verify.html', '')}`));
        await visit(page, '/ServicePage');
        const opening = context.waitForEvent('page');
        await page.getByRole('button', { name: 'Contact customer service' }).click();
        const opened = await opening;
        await expect(opened).toHaveURL(address);
        expect(await opened.evaluate(() => window.opener)).toBeNull();
        await opened.waitForLoadState();
        await opened.close();

        await visit(page, '/ServiceOnline');
        const frame = page.locator('iframe[title="Online service"]');
        await expect(frame).toHaveAttribute('src', address);
        await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
        // The app's own origin with scripts could take its sandbox off.
        await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-forms allow-popups');
        await expect(frame.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
        const outside = page.getByRole('link', { name: 'Open in a new window' });
        await expect(outside).toHaveAttribute('href', address);
        await expect(outside).toHaveAttribute('rel', /noopener/);
        expect(await seriousFindings(page)).toEqual([]);
        // The conversation in the app stands beside it (HELP-11).
        await page.getByRole('link', { name: 'Write to us here' }).click();
        await expect(page.getByLabel('Your message')).toBeVisible();
        await page.goBack();
        await expect(frame).toBeVisible();
      } finally {
        await setSupport({ url: '' });
      }
    },
  );

  for (const [kefu, shown, details] of [
    ['http://support.example/', 'Open in a new window', { tag: '@long' }],
    ['javascript:alert(1)', 'Feature disabled', {}],
  ] as const)
    test(`another server's ${kefu} is never framed`, details, async ({ page }) => {
      const server = await startFaultyServer();
      const { post_twins: _, ...others } = (await site()) as Record<string, unknown>;
      server.break('/system/base', successWith({ ...others, iskefu: '1', kefu }));
      await visit(page, '/ServiceOnline', server.address);
      await expect(page.getByRole('main').getByText(shown)).toBeVisible();
      await expect(page.locator('iframe')).toHaveCount(0);
      await server.stop();
    });
});

test('a server without a help page and conversations is used as it always was (HELP-11)', async ({
  page,
  context,
}) => {
  const server = await startFaultyServer();
  const { post_twins: _, ...others } = (await site()) as Record<string, unknown>;
  const kefu = `${server.address}/verify.html`;
  server.break('/system/base', successWith({ ...others, iskefu: '1', kefu }));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await visit(page, '/ServicePage', server.address);
  const opening = context.waitForEvent('page');
  await page.getByRole('button', { name: 'Contact customer service' }).click();
  await expect(await opening).toHaveURL(kefu);
  await expect(page.getByRole('search')).toHaveCount(0);
  await visit(page, '/ServiceOnline', server.address);
  await expect(page.locator('iframe')).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Write to us here' })).toHaveCount(0);
  expect(asked.filter((path) => path.includes('/support/'))).toEqual([]);
  await server.stop();
});

test('messages are listed with their time, and refresh by the button of a keyboard too (NOT-01, NOT-02)', async ({
  page,
}) => {
  await withoutPopup(page);
  await visit(page, '/Notice');
  const first = page.getByRole('main').getByRole('listitem').first();
  await expect(first.getByRole('heading', { level: 2 })).toBeVisible();
  await expect(first.locator('time')).toHaveText(/^\w+ \d+, \d{4}, \d{2}:\d{2}$/);
  const again = page.waitForRequest(/getNoticeList/);
  await page.getByRole('button', { name: 'Refresh' }).press('Enter');
  await again;
  await expect(page.getByText('Refreshed')).toBeVisible();
});
