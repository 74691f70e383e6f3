import { expect, test, type Page, type Route } from '@playwright/test';
import {
  choose,
  drawBeforeZero,
  gameNow,
  openGame,
  playAsNewMember,
  review,
  skipToDraw,
  streams,
  type PlayingMember,
} from '../support/lottery';
import { shortGame } from '../support/shortGame';

const { key } = shortGame;
let member: PlayingMember;

test.beforeEach(async ({ page, request }) => {
  test.setTimeout(150_000);
  member = await playAsNewMember(page, request);
});

const lastResult = (page: Page, period: string) => page.getByText(`Last · ${period.slice(-4)}`);

async function place(page: Page): Promise<void> {
  await choose(page, ['Big', 'Small'], '10');
  await (await review(page)).getByRole('button', { name: /^Submit/ }).click();
  await expect(page.getByText(/orders placed for period/).first()).toBeVisible();
}

test.describe('while the stream of a game is open', () => {
  test('result, own orders and balance come by it, and nothing is read again (LOT-17)', async ({ page }) => {
    const stream = page.waitForResponse((response) => response.url().includes('/Lottery/stream'));
    await openGame(page, member, { key, seconds: 16 });
    await stream;
    const { next_expect: period } = await gameNow(member, key);
    const listed = page.waitForResponse((response) => response.url().includes('/getUserGameList'));
    await place(page);
    await (await listed).finished();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // A page whose stream says nothing by three seconds after zero reads for itself, and rightly so.
    await drawBeforeZero(page);
    await expect(lastResult(page, period)).toBeVisible();
    await expect(page.getByText('Won', { exact: true })).toBeVisible();
    // The shell tells what became of the slip by what the stream has said (decision 96), once no message is held by the
    // pointer.
    await page.mouse.move(0, 0);
    await expect(page.getByText('19.50 K of 20.00 came back')).toBeVisible();
    const reads = asked.filter((path) => /\/(Lottery|member|config)/.test(path));
    expect(reads.filter((path) => !path.endsWith('/slips/told'))).toEqual([]);
    await page.getByRole('tab', { name: 'Place order' }).click();
    await expect(page.getByText(await member.balance()).first()).toBeVisible();
  });
});

test.describe('a round ends all the same where its stream', () => {
  /** Answers every stream with these events, then breaks it off. */
  const tell = (page: Page, events: (route: Route) => string | Promise<string>) =>
    page.route(streams, async (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: await events(route) }),
    );

  async function expectResult(page: Page): Promise<void> {
    await openGame(page, member, { key, seconds: 16 });
    const { next_expect: period } = await gameNow(member, key);
    await skipToDraw(page);
    await expect(lastResult(page, period)).toBeVisible();
    await expect(page.getByText(new RegExp(`Period ${period}`))).toHaveCount(0);
  }

  test('says again and again what was true before', { tag: '@long' }, async ({ page }) => {
    const state = JSON.stringify(await gameNow(member, key));
    await tell(page, () => `id: 1\nevent: gameState\ndata: ${state}\n\n`);
    await expectResult(page);
  });

  test('is forged', { tag: '@long' }, async ({ page }) => {
    const state = { ...(await gameNow(member, key)), key: 'another', next_expect: '20991231-9999' };
    await tell(page, () => `event: gameState\ndata: ${JSON.stringify(state)}\n\nevent: odds\ndata: {`);
    await expectResult(page);
    await expect(page.getByText('20991231-9999')).toHaveCount(0);
  });

  test('never says anything', { tag: '@long' }, async ({ page }) => {
    await page.route(streams, () => undefined);
    await expectResult(page);
  });

  test('breaks off at once, each time', { tag: '@long' }, async ({ page }) => {
    await page.route(streams, (route) => route.abort());
    await expectResult(page);
  });

  test('is there only after a while', { tag: '@long' }, async ({ page }) => {
    let refused = 0;
    await page.route(streams, (route) => (++refused > 2 ? route.continue() : route.fulfill({ status: 503 })));
    await expectResult(page);
    await expect.poll(() => refused, { timeout: 30_000 }).toBeGreaterThan(2);
  });
});
