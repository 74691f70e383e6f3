import { expect, test, type Page } from '@playwright/test';
import { withoutPopup } from '../support/home';
import { layoutShift, slowDown, watchLayoutShift } from '../support/layoutShift';
import { leftOvers, watchLeftOvers } from '../support/leftOvers';
import { signInAsNewMember } from '../support/newMember';
import { mainAddress } from '../support/ports';
import { expectPlaying, playerState } from '../support/playing';
import { seriousFindings } from '../support/seriousFindings';
import { giveFullAccess, signInWithFullAccess, tile, watchWithFullAccess } from '../support/videoMember';
import { visit } from '../support/visit';

const rechargePrompt = 'Please recharge and watch the video';
const trialNotice = (page: Page) => page.getByRole('dialog', { name: 'Trial' });
const rechargeDialog = (page: Page) => page.getByRole('alertdialog', { name: rechargePrompt });

/** Opens a video of a member without full access: the screen lies under the popup then. */
const open = (page: Page, id: number) => page.goto(`${mainAddress}/#/PlayVideo?id=${id}`);

test.beforeEach(async ({ page }) => {
  await withoutPopup(page);
});

/** Holds back the script of the player library. Returns a function that releases it. */
async function holdPlayer(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/remotes\/mfe-video\/.*\.js$/, async (route) => {
    const response = await route.fetch();
    if ((await response.body()).length > 150_000) await released;
    await route.fulfill({ response });
  });
  return release;
}

test.describe('the trial of a video (scenario 16, PLAY-01 to PLAY-08, D37, D38)', () => {
  test('starts at second 30, ends after 15 s, and stays over until full access', async ({ page }) => {
    test.setTimeout(150_000);
    const { username } = await signInAsNewMember(page);
    await open(page, 1);
    await expect(trialNotice(page).getByText('You only get a 15 second trial')).toBeVisible();
    await trialNotice(page).getByRole('button', { name: 'Close' }).click();
    await expectPlaying(page);
    const began = await playerState(page);
    expect(began.position).toBeGreaterThanOrEqual(30);
    expect(began.position).toBeLessThan(40);
    expect((await page.locator('.video-js').boundingBox())?.height).toBe(200);

    await expect(rechargeDialog(page)).toBeVisible({ timeout: 40_000 });
    const ended = await playerState(page);
    expect(ended.paused).toBe(true);
    expect(ended.position).toBeGreaterThanOrEqual(44);
    expect(ended.position).toBeLessThan(30 + 15 + 4);

    await test.step('playing again pauses again', async () => {
      await rechargeDialog(page).getByRole('button', { name: 'Not now' }).click();
      await expect(rechargeDialog(page)).toBeHidden();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect(rechargeDialog(page)).toBeVisible();
      expect((await playerState(page)).paused).toBe(true);
    });

    await test.step('the server refuses the rest of the clip by this address', async () => {
      const whole = await page.request.get(ended.address);
      expect(whole.status()).toBe(200);
      const allowed = (await whole.body()).length;
      for (const range of [`bytes=${allowed}-`, `bytes=${allowed + 50_000}-`]) {
        const rest = await page.request.get(ended.address, { headers: { range } });
        expect(rest.status()).toBe(416);
      }
      const withoutTrial = ended.address.replace('trial=15', 'trial=no');
      expect(withoutTrial).not.toBe(ended.address);
      expect((await page.request.get(withoutTrial)).status()).toBe(403);
    });

    await test.step('full access goes on where the trial ended', async () => {
      await giveFullAccess(username);
      await rechargeDialog(page).getByRole('button', { name: 'Not now' }).click();
      await page.getByRole('button', { name: 'Play', exact: true }).click();
      await expect.poll(async () => (await playerState(page)).address).toContain('trial=no');
      await expectPlaying(page);
      await expect(rechargeDialog(page)).toBeHidden();
      await expect
        .poll(async () => (await playerState(page)).position, { timeout: 20_000 })
        .toBeGreaterThan(50);
    });
  });

  test(
    'begins when the player arrives, is over at once for who moves past it, and leads to /Recharge',
    { tag: '@long' },
    async ({ page }) => {
      await signInAsNewMember(page);
      const releasePlayer = await holdPlayer(page);
      await open(page, 1);
      await trialNotice(page).getByRole('button', { name: 'Watch the trial' }).click();
      await expect(page.locator('video')).toHaveCount(0);
      releasePlayer();
      await expectPlaying(page);
      await page.locator('video').evaluate((video: HTMLVideoElement) => (video.currentTime = 100));
      await expect(rechargeDialog(page)).toBeVisible();
      expect((await playerState(page)).paused).toBe(true);
      await rechargeDialog(page).getByRole('button', { name: 'Recharge' }).click();
      await expect(page).toHaveURL(/#\/Recharge/);
      await expect(page.locator('video')).toHaveCount(0);
    },
  );
});

test.describe('the player with full access (PLAY-01 to PLAY-04, PLAY-06)', { tag: '@long' }, () => {
  test('plays at four speeds, remembers the one chosen, and goes on over a turn of the phone', async ({
    page,
  }) => {
    await watchWithFullAccess(page);
    await expect(page.getByRole('heading', { name: 'Dune lines at dawn' })).toBeVisible();
    await expect(page.getByText(/^[\d.,]+.? plays$/)).toBeVisible();
    const speeds = page.getByRole('group', { name: 'Speed' });
    await expect(speeds.getByRole('button')).toHaveText(['0.75x', '1x', '1.5x', '2x']);
    await speeds.getByRole('button', { name: '2x' }).click();
    expect((await playerState(page)).rate).toBe(2);
    const element = await page.locator('video').elementHandle();
    await page.setViewportSize({ width: 844, height: 390 });
    await expectPlaying(page);
    expect(await element!.evaluate((video) => video.isConnected)).toBe(true);
    await page.setViewportSize({ width: 390, height: 844 });

    await test.step('another video takes its place, at the same speed', async () => {
      await page.getByRole('region', { name: 'Recommended' }).getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: 'Dune lines at dawn' })).toBeHidden();
      await expectPlaying(page);
      expect((await playerState(page)).rate).toBe(2);
      expect((await playerState(page)).position).toBeGreaterThanOrEqual(30);
      await page.getByRole('button', { name: 'Back' }).click();
      await expect(page).toHaveURL(/#\/Video/);
    });
  });

  test('answers to keys and shows captions in the member’s language', async ({ page }) => {
    await watchWithFullAccess(page);
    await page.locator('.video-js').press('k');
    await expect.poll(async () => (await playerState(page)).paused).toBe(true);
    await page.locator('.video-js').press('k');
    await expectPlaying(page);
    await page.getByRole('button', { name: 'Captions' }).click();
    await page.getByRole('menuitemradio', { name: /^Captions(?! off)/ }).click();
    await expect(page.locator('.vjs-text-track-cue')).toContainText('The sun climbs');
  });

  test('shows captions in the size of other texts, above the controls, on every screen (OFC-81)', async ({
    page,
  }) => {
    await watchWithFullAccess(page);
    await page.getByRole('button', { name: 'Captions' }).click();
    await page.getByRole('menuitemradio', { name: /^Captions(?! off)/ }).click();
    const cue = page.locator('.vjs-text-track-cue').first();
    // Between two captions there is none.
    const fits = (size: (size: number) => void) =>
      expect(async () => {
        await page.locator('.video-js').hover();
        await expect(page.locator('.video-js')).toHaveClass(/vjs-user-active/, { timeout: 1_000 });
        const [text, controls, player] = await Promise.all([
          cue.locator('div').first().boundingBox({ timeout: 1_000 }),
          page.locator('.vjs-progress-control').boundingBox(),
          page.locator('.video-js').boundingBox(),
        ]);
        const fontSize = await cue
          .locator('div')
          .first()
          .evaluate((each) => getComputedStyle(each).fontSize, undefined, { timeout: 1_000 });
        expect(text!.y + text!.height).toBeLessThanOrEqual(controls!.y);
        expect(text!.y).toBeGreaterThanOrEqual(player!.y);
        expect(text!.x).toBeGreaterThanOrEqual(player!.x);
        expect(text!.x + text!.width).toBeLessThanOrEqual(player!.x + player!.width);
        size(Number.parseFloat(fontSize));
      }).toPass({ timeout: 15_000 });
    for (const [width, height] of [
      [390, 844],
      [360, 640],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      await fits((size) => expect(size).toBe(16));
    }
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    await fits((size) => expect(size).toBeGreaterThanOrEqual(18));
  });

  test('goes on while another tab changes the language, with its controls and captions in the new one', async ({
    page,
  }) => {
    await watchWithFullAccess(page);
    const element = await page.locator('video').elementHandle();
    const { position } = await playerState(page);
    const other = await page.context().newPage();
    await visit(other, '/Language');
    await other.getByRole('button', { name: '简体中文' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
    await other.close();
    await expect(page.locator('.vjs-fullscreen-control')).toHaveAttribute('title', '全屏');
    await expect(page.getByRole('heading', { name: 'Dune lines at dawn' })).toBeHidden();
    expect(await element!.evaluate((video) => video.isConnected)).toBe(true);
    await expectPlaying(page);
    expect((await playerState(page)).position).toBeGreaterThanOrEqual(position);
  });

  test('fills the screen and comes back, without a break', async ({ page }) => {
    await watchWithFullAccess(page);
    await page.locator('.video-js').hover();
    await page.getByRole('button', { name: 'Full screen', exact: true }).click();
    const filled = () =>
      page.evaluate(() => document.fullscreenElement?.classList.contains('video-js') ?? false);
    await expect.poll(filled).toBe(true);
    await expectPlaying(page);
    await page.getByRole('button', { name: 'Leave full screen' }).click();
    await expect.poll(filled).toBe(false);
    await expectPlaying(page);
  });

  test('leaves nothing behind: a dozen visits, and no player, timer or listener more', async ({ page }) => {
    test.setTimeout(120_000);
    await watchLeftOvers(page);
    await signInWithFullAccess(page);
    await visit(page, '/Video');
    const watch = async () => {
      await tile(page).click();
      await expect.poll(async () => (await playerState(page)).paused).toBe(false);
      await page.goBack();
      await expect(tile(page)).toBeVisible();
      await expect(page.locator('video')).toHaveCount(0);
    };
    for (let visits = 0; visits < 3; visits += 1) await watch();
    const before = await leftOvers(page);
    for (let visits = 0; visits < 12; visits += 1) await watch();
    const after = await leftOvers(page);
    test.info().annotations.push({ type: 'left', description: JSON.stringify({ before, after }) });
    expect(after.timers).toBeLessThanOrEqual(before.timers);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners);
    expect(after.videos).toBeLessThanOrEqual(before.videos + 1);
  });
});

test('on a slow line the player shows its outline and nothing jumps', { tag: '@long' }, async ({ page }) => {
  test.setTimeout(120_000);
  await signInWithFullAccess(page);
  await visit(page, '/Mine');
  await watchLayoutShift(page);
  await slowDown(page);
  await page.goto(`${mainAddress}/?anew#/PlayVideo?id=1`);
  await expect(page.getByRole('heading', { name: 'Dune lines at dawn' })).toBeVisible({ timeout: 60_000 });
  await expect(page.locator('.vjs-control-bar')).toBeAttached({ timeout: 60_000 });
  await expect(page.getByRole('region', { name: 'Recommended' }).getByRole('link').first()).toBeVisible();
  expect(await layoutShift(page)).toBeLessThan(0.02);
});

test(
  'the player and its trial have no serious accessibility finding, in light or dark mode',
  { tag: '@long' },
  async ({ page }) => {
    await signInAsNewMember(page);
    await open(page, 1);
    await expect(trialNotice(page)).toBeVisible();
    expect(await seriousFindings(page)).toEqual([]);
    await trialNotice(page).getByRole('button', { name: 'Close' }).click();
    await expectPlaying(page);
    expect(await seriousFindings(page)).toEqual([]);
  },
);
