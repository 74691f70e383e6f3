import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { addressOf, type Releasing, type Site } from '../serve/startSites';
import { protocols, type Protocol } from '../serve/front';
import { measureAddress, measureTap } from './change';
import { newPhone } from './phone';
import { assertOnlyOf, measureReturn } from './returnVisit';
import type { Measured, Scenario } from './samples';
import { screens, type MeasuredScreen, type ScreenName } from './screens';
import { idleMs, measureStart, measureVisit, openMeasured } from './start';

export interface Place {
  browser: Browser;
  /** The storage of a member who has logged in, for every address. */
  member: BrowserContextOptions['storageState'];
  peers: readonly string[];
  /** Whether the system has a service worker. */
  hasWorker: boolean;
  /** Where the changed `mfe-video` can be released. */
  releasing: Readonly<Record<(typeof released)[number], Releasing>>;
}

/** The system and the two other builds of the same shell. */
export const builds = ['own', 'monolith', 'stock'] as const;
export const started = ['home', 'games', 'videos', 'showcase', 'login', 'recharge'] as const;
/** The system with so many remotes active. */
export const numbers = ['five', 'fifty'] as const;
/** The system and the one build, of which one remote is released between visits. */
export const released = ['released', 'monolith'] as const;
/** Also started in all other ways: a screen of the shell's own and one of a remote, which is the released one. */
export const startedInOtherWays = ['home', 'videos'] as const;
export const tabs = ['showcase', 'games', 'account', 'notices'] as const;
const withRemote = ['showcase', 'games', 'account'] as const;

export function scenarios(place: Place): Scenario[] {
  return [
    ...started.map((screen) => starts(place, { part: 'starts', systems: builds, screen })),
    ...startedInOtherWays.map((screen) =>
      starts(place, { part: 'http2', systems: builds, screen, protocol: 'h2' }),
    ),
    ...(place.hasWorker ? startedInOtherWays.map((screen) => startsWithWorker(place, screen)) : []),
    changesWhenHinted(place),
    ...withRemote.map((screen) => changeAtOnce(place, screen)),
    startsOfPeers(place),
    ...startedInOtherWays.map((screen) => starts(place, { part: 'remotes', systems: numbers, screen })),
    ...startedInOtherWays.flatMap((screen) =>
      protocols.map((protocol) => returnsAfterRelease(place, screen, protocol)),
    ),
  ];
}

const siteAddress = (site: string, path: string, protocol: Protocol = 'h1') =>
  `${addressOf(site as Site, protocol)}/#${path}`;

const over = (protocol: Protocol) => (protocol === 'h2' ? ' over HTTP/2' : '');

/** Runs what is measured in a context of its own. */
async function inContext<T>(
  { browser, member }: Place,
  { shows, ...options }: BrowserContextOptions & { shows?: MeasuredScreen },
  measure: (context: BrowserContext) => Promise<T>,
): Promise<T> {
  const context = await newPhone(browser, { ...options, ...(shows?.member && { storageState: member }) });
  try {
    return await measure(context);
  } finally {
    await context.close();
  }
}

const starts = (
  place: Place,
  {
    part,
    systems,
    screen: name,
    protocol = 'h1',
  }: Pick<Scenario, 'part' | 'systems'> & { screen: ScreenName; protocol?: Protocol },
): Scenario => ({
  part,
  name: `start of ${screens[name].path}${over(protocol)}`,
  systems,
  measure: (system) =>
    inContext(place, { shows: screens[name] }, async (context) => {
      const address = siteAddress(system, screens[name].path, protocol);
      const cold = await measureVisit(context, address, screens[name]);
      const warm = await measureStart(context, address, screens[name]);
      return [
        { screen: name, state: 'cold', figures: cold },
        { screen: name, state: 'warm', figures: warm },
      ];
    }),
});

const startsWithWorker = (place: Place, name: ScreenName): Scenario => ({
  part: 'worker',
  name: `start of ${screens[name].path} with the service worker`,
  systems: builds,
  measure: (system) =>
    inContext(place, { serviceWorkers: 'allow' }, async (context) => {
      const address = siteAddress(system, screens[name].path);
      const { page } = await openMeasured(context, address, screens[name]);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await page.waitForTimeout(idleMs);
      await page.close();
      const figures = await measureStart(context, address, screens[name]);
      return [{ screen: name, state: 'warm', figures }];
    }),
});

const changesWhenHinted = (place: Place): Scenario => ({
  part: 'changes',
  name: 'changes of the tab after an idle while',
  systems: builds,
  measure: (system) =>
    inContext(place, { shows: screens.account }, async (context) => {
      const open = await openMeasured(context, siteAddress(system, screens.home.path), screens.home);
      await open.page.waitForTimeout(idleMs);
      const found: Measured[] = [];
      for (const name of tabs)
        found.push({ screen: name, state: 'hinted', figures: await measureTap(open, screens[name]) });
      return found;
    }),
});

const changeAtOnce = (place: Place, name: ScreenName): Scenario => ({
  part: 'changes',
  name: `change to ${screens[name].path} at once`,
  systems: builds,
  measure: (system) =>
    inContext(place, { shows: screens.account }, async (context) => {
      const open = await openMeasured(context, siteAddress(system, screens.home.path), screens.home);
      return [{ screen: name, state: 'at once', figures: await measureTap(open, screens[name]) }];
    }),
});

const startsOfPeers = (place: Place): Scenario => ({
  part: 'peers',
  name: 'the same screens in other systems',
  systems: ['own', 'monolith', 'stock', ...place.peers],
  measure: (system) =>
    inContext(place, {}, async (context) => {
      const address = place.peers.includes(system)
        ? `${addressOf('peers')}/peers/${system}/index.html#${screens.videos.path}`
        : siteAddress(system, screens.videos.path);
      const open = await openMeasured(context, address, screens.videos);
      const second = await measureAddress(open, screens.showcase);
      await open.page.waitForTimeout(idleMs);
      await open.page.close();
      const warm = await measureStart(context, address, screens.videos);
      return [
        { screen: 'videos', state: 'cold', figures: open.figures },
        { screen: 'showcase', state: 'second', figures: second },
        { screen: 'videos', state: 'warm', figures: warm },
      ];
    }),
});

const returnsAfterRelease = (place: Place, name: ScreenName, protocol: Protocol): Scenario => ({
  part: 'released',
  name: `return to ${screens[name].path} after a release${over(protocol)}`,
  systems: released,
  measure: (system) =>
    inContext(place, { shows: screens[name] }, async (context) => {
      const figures = await measureReturn(context, {
        address: siteAddress(system, screens[name].path, protocol),
        screen: screens[name],
        site: place.releasing[system as (typeof released)[number]],
      });
      if (system === 'released') assertOnlyOf(screens.videos.remote, figures.code);
      return [{ screen: name, state: protocol, figures }];
    }),
});
