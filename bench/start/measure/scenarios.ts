import { setTimeout as passed } from 'node:timers/promises';
import { addressOf, type Releasing, type Site } from '../serve/startSites';
import { protocols, type Protocol } from '../serve/front';
import type { BareBrowser, Phone } from './bareBrowser';
import { measureAddress, measureTap } from './change';
import { assertOnlyOf, measureReturn } from './returnVisit';
import type { Measured, Scenario } from './samples';
import { screens, type MeasuredScreen, type ScreenName } from './screens';
import { idleMs, measureStart, measureVisit, openMeasured } from './start';

export interface Place {
  browser: BareBrowser;
  /** What the browser of a member who has logged in keeps. */
  member: Readonly<Record<string, string>>;
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

const isMembers = (name: ScreenName) => (screens[name] as MeasuredScreen).member;

interface Shown {
  address: string;
  /** A member has logged in. */
  member?: boolean | undefined;
  hasWorker?: boolean;
}

/** Runs what is measured on a phone of its own. */
async function onPhone<T>(
  { browser, member: items }: Place,
  { address, member, hasWorker = false }: Shown,
  measure: (phone: Phone) => Promise<T>,
): Promise<T> {
  const kept = member ? { address: new URL('/', address).href, items } : undefined;
  const phone = await browser.newPhone({ hasWorker, kept });
  try {
    return await measure(phone);
  } finally {
    await phone.close();
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
  measure: (system) => {
    const address = siteAddress(system, screens[name].path, protocol);
    return onPhone(place, { address, member: isMembers(name) }, async (phone) => {
      const cold = await measureVisit(phone, address, screens[name]);
      const warm = await measureStart(phone, address, screens[name]);
      return [
        { screen: name, state: 'cold', figures: cold },
        { screen: name, state: 'warm', figures: warm },
      ];
    });
  },
});

const startsWithWorker = (place: Place, name: ScreenName): Scenario => ({
  part: 'worker',
  name: `start of ${screens[name].path} with the service worker`,
  systems: builds,
  measure: (system) => {
    const address = siteAddress(system, screens[name].path);
    return onPhone(place, { address, hasWorker: true }, async (phone) => {
      const { page } = await openMeasured(phone, address, screens[name]);
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
      await passed(idleMs);
      await page.close();
      const figures = await measureStart(phone, address, screens[name]);
      return [{ screen: name, state: 'warm', figures }];
    });
  },
});

const changesWhenHinted = (place: Place): Scenario => ({
  part: 'changes',
  name: 'changes of the tab after an idle while',
  systems: builds,
  measure: (system) => {
    const address = siteAddress(system, screens.home.path);
    return onPhone(place, { address, member: true }, async (phone) => {
      const { page } = await openMeasured(phone, address, screens.home);
      await passed(idleMs);
      const found: Measured[] = [];
      for (const name of tabs)
        found.push({ screen: name, state: 'hinted', figures: await measureTap(page, screens[name]) });
      return found;
    });
  },
});

const changeAtOnce = (place: Place, name: ScreenName): Scenario => ({
  part: 'changes',
  name: `change to ${screens[name].path} at once`,
  systems: builds,
  measure: (system) => {
    const address = siteAddress(system, screens.home.path);
    return onPhone(place, { address, member: true }, async (phone) => {
      const { page } = await openMeasured(phone, address, screens.home);
      return [{ screen: name, state: 'at once', figures: await measureTap(page, screens[name]) }];
    });
  },
});

const startsOfPeers = (place: Place): Scenario => ({
  part: 'peers',
  name: 'the same screens in other systems',
  systems: ['own', 'monolith', 'stock', ...place.peers],
  measure: (system) => {
    const address = place.peers.includes(system)
      ? `${addressOf('peers')}/peers/${system}/index.html#${screens.videos.path}`
      : siteAddress(system, screens.videos.path);
    return onPhone(place, { address }, async (phone) => {
      const { page, figures: cold } = await openMeasured(phone, address, screens.videos);
      const second = await measureAddress(page, screens.showcase);
      await passed(idleMs);
      await page.close();
      const warm = await measureStart(phone, address, screens.videos);
      return [
        { screen: 'videos', state: 'cold', figures: cold },
        { screen: 'showcase', state: 'second', figures: second },
        { screen: 'videos', state: 'warm', figures: warm },
      ];
    });
  },
});

const returnsAfterRelease = (place: Place, name: ScreenName, protocol: Protocol): Scenario => ({
  part: 'released',
  name: `return to ${screens[name].path} after a release${over(protocol)}`,
  systems: released,
  measure: (system) => {
    const address = siteAddress(system, screens[name].path, protocol);
    return onPhone(place, { address, member: isMembers(name) }, async (phone) => {
      const figures = await measureReturn(phone, {
        address,
        screen: screens[name],
        site: place.releasing[system as (typeof released)[number]],
      });
      if (system === 'released') assertOnlyOf(screens.videos.remote, figures.code);
      return [{ screen: name, state: protocol, figures }];
    });
  },
});
