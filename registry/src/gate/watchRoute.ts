import type { Finding } from '@members/office-contract';
import { releaseId, routeKey, type ListedRelease } from '@members/mfe-kit/release';
import { isDeepStrictEqual } from 'node:util';
import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import type { PageGlobals } from './gatePage';
import {
  address,
  countSince,
  lookAtFrame,
  lookAtRelease,
  plantProbe,
  setAddress,
  takeProbe,
  type FrameLook,
} from './page/lookAtPage.mjs';
import type { PageWorld } from './pageWorld';
import type { PageEvents } from './watchPage';

export const home = '#/Home';
const otherTab = '#/Notice';

/** Names in one finding. */
const mostNamed = 8;
/** How long the page has to follow a press. */
const followMs = 5_000;
/** Changes of the document in a second; a countdown makes one or two. */
const mostChanges = 100;
/** A task that long keeps every press waiting: soft and hard. */
const longTaskMs = 500;
const longestTaskMs = 2_000;
/** What the heap may grow by while nobody does anything. */
const mostGrowthBytes = 8 * 1024 * 1024;

/** A page in which the shell's Home is shown, and what it looked like before the release came. */
export interface WatchedPage {
  page: Page;
  world: PageWorld;
  events: PageEvents;
  before: FrameLook;
  release: ListedRelease;
  path: string;
}

/** Remembers the page as it is without the release, with nothing open over it. */
export async function rememberPage(page: Page, world: PageWorld): Promise<FrameLook> {
  await until(async () => {
    const { tabs } = await world.run(lookAtFrame);
    if (tabs.every(({ onTop }) => onTop)) return true;
    await page.keyboard.press('Escape');
    return false;
  });
  await page.evaluate(() => (globalThis as unknown as PageGlobals).gateRecord.remember());
  await world.run(countSince);
  return world.run(lookAtFrame);
}

/** Watches a mounted route for a while, as a member who does nothing. */
export async function watchStill(watched: WatchedPage, watchMs: number): Promise<Finding[]> {
  const { world, path } = watched;
  const { hard, soft } = findingsOf(path);
  const mounting = await world.run(countSince);
  const heap = await world.heapBytes();
  await setTimeout(watchMs);
  const { changes, seconds, longestTaskMs: longest } = await world.run(countSince);
  const grown = (await world.heapBytes()) - heap;
  const blocked = Math.max(mounting.longestTaskMs, longest);
  const { blank, heading } = await seen(watched);
  return all(
    blank && hard('blank', `${path} shows nothing.`),
    !blank && !heading && soft('heading', `${path} has no heading.`),
    changes / seconds > mostChanges &&
      hard('busy', `${path} changes its document ${Math.round(changes / seconds)} times a second.`),
    grown > mostGrowthBytes &&
      hard('memory', `${path} takes ${Math.round(grown / 2 ** 20)} MB more while nothing happens.`),
    blocked > longTaskMs &&
      (blocked > longestTaskMs ? hard : soft)(
        'blocked',
        `${path} does not answer for ${Math.round(blocked)} ms.`,
      ),
  );
}

/** Leaves the route for Home, as a member does, comes back and leaves again; and compares the page with what it was. */
export async function leaveAndReturn(watched: WatchedPage): Promise<Finding[]> {
  const { page, world, events, before, release, path } = watched;
  const { hard } = findingsOf(path);
  const shown = await world.run(lookAtFrame);
  const frame = shown.tabs.length > 0 ? differences(before, shown) : [];
  const tabs: string[] = [];
  if (!(await press(watched, shown, home))) tabs.push(home);
  await goTo(watched, home);
  const after = await world.run(lookAtFrame);
  frame.push(...differences(before, after));
  const globals = await page.evaluate(() => (globalThis as unknown as PageGlobals).gateRecord.changed());
  const probe = await probeInput(watched);
  if (!(await press(watched, after, otherTab))) tabs.push(otherTab);
  await goTo(watched, `#${path}`);
  const returned = await until(async () => !(await seen(watched)).blank);
  await goTo(watched, home);
  const { children } = await world.run(lookAtFrame);
  const left = children.filter((child) => !before.children.includes(child));
  const stored = await page.evaluate(() => (globalThis as unknown as PageGlobals).gateRecord.stored());
  const foreign = [
    ...new Set(
      stored
        .filter(({ key }) => !key.startsWith(`${release.name}.`))
        .map(({ what, key }) => `${what} ${key}`),
    ),
  ];
  const { violations } = await world.run(countSince);
  const found = (id: string, all: readonly string[], say: string) =>
    all.length > 0 && hard(id, `${path} ${say}: ${[...new Set(all)].slice(0, mostNamed).join(', ')}.`);
  return all(
    found('frame', frame, 'hurts the shell’s tab bar'),
    found('styles', styleChanges(before, after), 'changes how things outside of it look'),
    found('tab', tabs, 'keeps members from a tab'),
    found('globals', globals, 'changes what belongs to the browser'),
    !probe.press && hard('press', `${path} keeps presses outside of it from their places.`),
    !probe.key && hard('key', `${path} keeps keys outside of it from their places.`),
    !returned && hard('return', `${path} shows nothing when a member comes back to it.`),
    found('left', left, 'leaves elements in the page'),
    found('storage', foreign, 'uses storage that is not its own'),
    found('policy', violations, 'tries what the page’s policy forbids'),
    found('dialog', events.dialogs, 'opens a dialog of the browser'),
    found('address', events.addresses, 'takes members to another page'),
    found('write', events.writes, 'sends what nobody pressed'),
    found('error', events.errors, 'has errors that nobody catches'),
  );
}

/** What a member sees of the release. Where its route leads on to another one, that one is judged for itself. */
async function seen({ world, release, path }: WatchedPage): Promise<{ blank: boolean; heading: boolean }> {
  const [hash = ''] = (await world.run(address)).split('?');
  if (routeKey(hash.slice(1)) !== routeKey(path)) return { blank: false, heading: true };
  return world.run(lookAtRelease, releaseId(release));
}

/** What of the page is not as it was. */
function differences(before: FrameLook, after: FrameLook): string[] {
  const tabs = before.tabs.map(({ address: tab, place, onTop }) => {
    const now = after.tabs.find((each) => each.address === tab);
    if (!now) return `${tab} is gone`;
    if (!isDeepStrictEqual(now.place, place)) return `${tab} has moved`;
    return onTop && !now.onTop ? `${tab} is covered` : null;
  });
  return tabs.filter((what) => what !== null);
}

const styleChanges = (before: FrameLook, after: FrameLook): string[] =>
  Object.entries(before.styles).flatMap(([element, style]) =>
    Object.keys(style)
      .filter((name) => style[name] !== after.styles[element]?.[name])
      .map((name) => `${name} of ${element} (${style[name]}, then ${after.styles[element]?.[name]})`),
  );

/** Presses a tab with the finger where it is; whether the page follows. True where the screen shows no tabs. */
async function press({ page, world }: WatchedPage, { tabs }: FrameLook, to: string): Promise<boolean> {
  const tab = tabs.find((each) => each.address === to);
  if (!tab) return tabs.length === 0;
  const [left, top] = tab.place;
  await page.mouse.click(left, top);
  return until(async () => (await world.run(address)) === to);
}

async function probeInput({ page, world }: WatchedPage): Promise<{ press: boolean; key: boolean }> {
  const { button, field } = await world.run(plantProbe);
  await page.mouse.click(button.x, button.y);
  await page.mouse.click(field.x, field.y);
  // Long enough for who takes the focus away.
  await setTimeout(300);
  await page.keyboard.press('a');
  return world.run(takeProbe);
}

async function goTo({ world }: WatchedPage, to: string): Promise<void> {
  await world.run(setAddress, to);
  await until(async () => (await world.run(address)) === to);
  // The shell draws what the address names in the next moments.
  await setTimeout(500);
}

async function until(holds: () => Promise<boolean>): Promise<boolean> {
  for (const deadline = Date.now() + followMs; Date.now() < deadline; await setTimeout(100))
    if (await holds()) return true;
  return false;
}

const findingsOf = (path: string) => ({
  hard: (what: string, text: string): Finding => ({ id: `${what}:${path}`, level: 'hard', text }),
  soft: (what: string, text: string): Finding => ({ id: `${what}:${path}`, level: 'soft', text }),
});

const all = (...findings: (Finding | false)[]): Finding[] => findings.filter((each) => each !== false);
