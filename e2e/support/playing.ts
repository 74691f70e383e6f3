import { expect, type Page } from '@playwright/test';

/** What the one player of the page is doing. */
export const playerState = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => ({
    position: video.currentTime,
    paused: video.paused,
    rate: video.playbackRate,
    address: video.currentSrc,
  }));

/** Waits until the player's time advances. */
export async function expectPlaying(page: Page): Promise<void> {
  await expect.poll(async () => (await playerState(page)).position).toBeGreaterThan(0);
  const { position } = await playerState(page);
  await expect
    .poll(async () => (await playerState(page)).position, { message: 'the time of the player' })
    .toBeGreaterThan(position + 0.3);
}
