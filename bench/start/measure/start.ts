import { setTimeout as passed } from 'node:timers/promises';
import type { Phone, PhonePage } from './bareBrowser';
import { figuresOf, type Figures } from './figures';
import { addProbe, readProbe, screenAnswers, watchStart } from './probe';
import type { MeasuredScreen } from './screens';
import { countTraffic } from './traffic';

/** Opens an address on a new page of a context and measures until the screen answers and its pictures are there. */
export async function openMeasured(phone: Phone, address: string, screen: MeasuredScreen) {
  const page = await phone.open();
  await addProbe(page);
  await watchStart(page, screen);
  const traffic = countTraffic(page);
  await page.goto(address);
  await screenAnswers(page);
  await picturesInSight(page);
  const seen = await readProbe(page);
  return { page, traffic, figures: figuresOf(seen, traffic.within(seen.answersMs ?? 0)) };
}

/** Measures a start, and leaves no page behind. */
export async function measureStart(phone: Phone, address: string, screen: MeasuredScreen): Promise<Figures> {
  const { page, figures } = await openMeasured(phone, address, screen);
  await page.close();
  return figures;
}

/** After this time without input a page has finished its idle work, and is at rest. */
export const idleMs = 6_000;

/** Measures a start, and stays until the page is at rest: what follows such a visit is no glance. */
export async function measureVisit(phone: Phone, address: string, screen: MeasuredScreen): Promise<Figures> {
  const { page, figures } = await openMeasured(phone, address, screen);
  await passed(idleMs);
  await page.close();
  return figures;
}

/** The largest paint is often a picture, which comes after the screen is usable. */
async function picturesInSight(page: PhonePage): Promise<void> {
  await page.evaluate(async () => {
    const inSight = [...document.images].filter(
      (image) => image.getBoundingClientRect().top <= window.innerHeight,
    );
    const loaded = inSight.map(
      (image) =>
        image.complete ||
        new Promise((resolve) => {
          for (const end of ['load', 'error']) image.addEventListener(end, resolve);
        }),
    );
    const late = new Promise((resolve) => setTimeout(resolve, 5_000));
    await Promise.race([Promise.all(loaded), late]);
  });
  await passed(100);
}
