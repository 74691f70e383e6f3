import type { CDPSession, Page } from '@playwright/test';
import { figuresOf, type Figures } from './figures';
import { readProbe } from './probe';
import type { MeasuredScreen } from './screens';
import { countTraffic } from './traffic';

/** How long a finger rests on a tab. */
const tapMs = 80;

interface OpenPage {
  page: Page;
  client: CDPSession;
}

/** Taps the tab of a screen and measures from the end of the tap. */
export const measureTap = (open: OpenPage, screen: MeasuredScreen) =>
  measureChange(open, screen, async () => {
    const box = await open.page.locator(`nav a[href="#${screen.path}"]`).boundingBox();
    if (!box) throw new Error(`No tab of ${screen.path} is in sight.`);
    const { mouse } = open.page;
    await mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await mouse.down();
    await open.page.waitForTimeout(tapMs);
    await mouse.up();
  });

/** Changes the address and measures from there: for pages that have no tabs. */
export const measureAddress = (open: OpenPage, screen: MeasuredScreen) =>
  measureChange(open, screen, () =>
    open.page.evaluate((path) => {
      window.dispatchEvent(new Event('click'));
      window.location.hash = `#${path}`;
    }, screen.path),
  );

async function measureChange(
  { page, client }: OpenPage,
  screen: MeasuredScreen,
  go: () => Promise<void>,
): Promise<Figures> {
  await page.evaluate((what) => {
    Object.assign(window.probe.seen, { shift: 0, longTasks: [] });
    window.probe.watch({ ...what, fromTap: true });
  }, screen);
  const traffic = countTraffic(client);
  await go();
  await page.waitForFunction(() => window.probe.seen.answersMs !== null, undefined, { timeout: 30_000 });
  const seen = await readProbe(page);
  traffic.stop();
  return figuresOf(seen, traffic.within(seen.answersMs ?? 0));
}
