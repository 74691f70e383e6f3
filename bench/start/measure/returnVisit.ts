import { setTimeout as passed } from 'node:timers/promises';
import type { Releasing } from '../serve/startSites';
import type { Phone } from './bareBrowser';
import type { Figures } from './figures';
import type { MeasuredScreen } from './screens';
import { idleMs, measureStart, measureVisit, openMeasured } from './start';
import type { LoadedFile } from './traffic';

interface Return {
  address: string;
  screen: MeasuredScreen;
  site: Releasing;
}

/**
 * Visits a screen with a cold cache and once more, releases the change, measures the return visit and takes the change
 * back. All visits but the first are left alone until their idle work is done, so that `code` is all that they load.
 */
export async function measureReturn(
  phone: Phone,
  { address, screen, site }: Return,
): Promise<Figures & { code: LoadedFile[] }> {
  await measureStart(phone, address, screen);
  await measureVisit(phone, address, screen);
  await site.release();
  try {
    const { page, traffic, figures } = await openMeasured(phone, address, screen);
    await passed(idleMs);
    const runsChange = await page.evaluate(() => performance.getEntriesByName('released').length > 0);
    if (screen.remote && !runsChange) throw new Error('The return visit did not run the changed build.');
    const code = traffic.code();
    await page.close();
    return { ...figures, code };
  } finally {
    await site.takeBack();
  }
}

/** Throws where scripts or styles came over the line that are not of this remote. */
export function assertOnlyOf(remote: string, code: readonly LoadedFile[]): void {
  const others = code.map(({ path }) => path).filter((path) => !path.startsWith(`/remotes/${remote}/`));
  if (others.length > 0)
    throw new Error(
      `The return visit loaded what the release of ${remote} has not changed: ${others.join(', ')}`,
    );
}
