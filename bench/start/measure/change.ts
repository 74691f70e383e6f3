import { setTimeout as passed } from 'node:timers/promises';
import type { PhonePage } from './bareBrowser';
import { figuresOf, type Figures } from './figures';
import { readProbe, screenAnswers } from './probe';
import type { MeasuredScreen } from './screens';
import { countTraffic } from './traffic';

/** How long a finger rests on a tab. */
const tapMs = 80;

/** Taps the tab of a screen and measures from the end of the tap. */
export const measureTap = (page: PhonePage, screen: MeasuredScreen) =>
  measureChange(page, screen, async () => {
    const at = await page.evaluate((path) => {
      const tab = document.querySelector(`nav a[href="#${path}"]`);
      if (!tab) throw new Error(`No tab of ${path} is in sight.`);
      const { left, top, width, height } = tab.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    }, screen.path);
    const move = (type: string, button: string) =>
      page.send('Input.dispatchMouseEvent', { type, button, clickCount: 1, ...at });
    await move('mouseMoved', 'none');
    await move('mousePressed', 'left');
    await passed(tapMs);
    await move('mouseReleased', 'left');
  });

/** Changes the address and measures from there: for pages that have no tabs. */
export const measureAddress = (page: PhonePage, screen: MeasuredScreen) =>
  measureChange(page, screen, () =>
    page.evaluate((path) => {
      window.dispatchEvent(new Event('click'));
      window.location.hash = `#${path}`;
    }, screen.path),
  );

async function measureChange(
  page: PhonePage,
  screen: MeasuredScreen,
  go: () => Promise<void>,
): Promise<Figures> {
  await page.evaluate((what) => {
    Object.assign(window.probe.seen, { shift: 0, longTasks: [] });
    window.probe.watch({ ...what, fromTap: true });
  }, screen);
  const traffic = countTraffic(page);
  await go();
  await screenAnswers(page);
  const seen = await readProbe(page);
  traffic.stop();
  return figuresOf(seen, traffic.within(seen.answersMs ?? 0));
}
