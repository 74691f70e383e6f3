import { screens, type MeasuredScreen } from '../start/measure/screens';

/** What a press hits, by selector and name, and what has to be in sight before the next one. */
export interface Press {
  name: string;
  at: string;
  /** A part of its spoken name or its text. */
  named?: string;
  /** A part of the heading of the screen that is then open. */
  heading?: string;
  usable: string;
  isTab?: boolean;
  /** Begins a bet: waits for a round that takes bets for long enough. */
  needsTime?: boolean;
}

/** A sheet or a dialogue. Toasts have the same role, in a region of their own. */
const layer = ':is([role=dialog], [role=alertdialog]):not([role=region] *)';
const without = (selector: string) => `body:not(:has(${selector}))`;
const option = '[role=tabpanel] button[aria-pressed]';
const chosen = '[role=tabpanel] button[aria-pressed=true]';
const picture = 'button[aria-label^="Open full screen"]';

export const tab = (screen: MeasuredScreen): Press => ({
  name: `tab ${screen.heading}`,
  at: `nav a[href="#${screen.path}"]`,
  heading: screen.heading,
  usable: screen.usable,
  isTab: true,
});
const back = ({ heading, usable }: { heading: string; usable: string }): Press => ({
  name: `back to ${heading}`,
  at: 'header button[aria-label=Back]',
  heading,
  usable,
});
const closing = (name: string): Press => ({
  name: `close ${name}`,
  at: `${layer} button`,
  named: 'Close',
  usable: without(layer),
});
const layerOf = (name: string, at: string, named?: string): Press[] => [
  { name, at, named, usable: layer },
  closing(name),
];
const opening = (name: string, at: string, shown: { heading: string; usable: string }): Press => ({
  name,
  at,
  ...shown,
});

const { home, showcase, games, notices, account, recharge } = screens;
export const tabs = [showcase, games, notices, account, home].map(tab);
const product = { heading: 'Ember carafe', usable: picture };
const lottery = { heading: 'Lottery', usable: option };
const cities = { heading: 'Cities', usable: 'a[href*="#/List"]' };
const city = { heading: 'Kuala Lumpur', usable: 'a[href*=adsid]' };
const companion = { heading: 'Aisyah Rahman', usable: picture };
const moneyLog = { heading: 'Wallet detail', usable: 'a[href*="month="]' };

const enterLottery = [tab(games), opening('game', 'a[href*="key=k3-3m"]', lottery)];
const homeTabs = '[role=tablist] [role=tab]:nth-of-type';

const bet: Press[] = [
  { name: 'option of a bet', at: option, named: 'Big', usable: chosen, needsTime: true },
  { name: 'stake', at: 'form button', named: '10', usable: 'form input:not(:placeholder-shown)' },
  { name: 'check the bet', at: 'form button[type=submit]', usable: layer },
  {
    name: 'confirm the bet',
    at: `${layer} button`,
    named: 'Submit',
    usable: `${without(layer)} main article`,
  },
  { name: 'place order', at: '[role=tab]', named: 'Place order', usable: option },
];

const inLottery: Press[] = [
  ...layerOf('rules', 'button[aria-haspopup=dialog]', 'Rules'),
  ...layerOf('odds', 'button[aria-label="Odds and returns"]'),
  ...layerOf('results', 'button[aria-label="Results and verify"]'),
  { name: 'option', at: option, named: 'Small', usable: chosen },
  { name: 'option again', at: chosen, usable: without(chosen) },
  { name: 'recent orders', at: '[role=tab]', named: 'Recent orders', usable: 'main article' },
  { name: 'place order', at: '[role=tab]', named: 'Place order', usable: option },
  back(games),
];

const elsewhere: Press[] = [
  tab(home),
  { name: 'live orders', at: `${homeTabs}(2)`, usable: `${homeTabs}(2)[aria-selected=true]` },
  { name: 'products', at: `${homeTabs}(1)`, usable: home.usable },
  opening('product on Home', 'main a[data-shared]', product),
  ...layerOf('picture', picture),
  back(home),
  tab(notices),
  tab(showcase),
  opening('product', 'main a[data-shared]', product),
  back(showcase),
  opening('cities', 'main a[href="#/Choose"]', cities),
  opening('city', 'a[href*="#/List"]', city),
  opening('companion', 'a[href*=adsid]', companion),
  ...layerOf('contact of a companion', 'button', 'Contact'),
  back(city),
  back(cities),
  back(showcase),
  tab(account),
  opening('recharge', 'a[href="#/Recharge"]', recharge),
  { name: 'amount', at: 'form button', named: '100', usable: 'form input:not(:placeholder-shown)' },
  opening('channels', 'form button[type=submit]', { heading: 'Payment channel', usable: 'main h2' }),
  back(account),
  opening('wallet detail', 'a[href="#/Moneylog"]', moneyLog),
  ...layerOf('receipt', 'main button', 'Bonus'),
  back(account),
  opening('withdrawal password', 'a[href="#/SetPayPassword"]', {
    heading: 'Set withdrawal password',
    usable: '[aria-label="Number keys"]',
  }),
  ...['1', '2', '3'].map((digit) => ({
    name: 'key of the keypad',
    at: '[aria-label="Number keys"] button',
    named: digit,
    usable: '[aria-label="Number keys"]',
  })),
  back(account),
  ...tabs,
];

/** The bet is part of the first way through; the last one ends where the number is reached. */
export function visitOf(count: number): Press[] {
  const presses = [...enterLottery, ...bet];
  while (presses.length < count) {
    presses.push(...inLottery, ...elsewhere, ...enterLottery);
  }
  return presses.slice(0, count);
}
