/** A screen and the texts by which the benchmark recognises it: see README. */
export interface MeasuredScreen {
  path: string;
  /** Text of its own heading, with which its first content is there. */
  heading: string;
  /** What only its data, or its form, brings. */
  usable: string;
  member?: boolean;
  remote?: string;
}

const product = 'a[href*="#/Profile"]';

/** What is measured and when each screen counts as there: its first content, and what can be used. */
export const screens = {
  home: { path: '/Home', heading: 'Home', usable: product },
  showcase: { path: '/girls', heading: 'Products', usable: product, remote: 'mfe-catalogue' },
  games: { path: '/Game', heading: 'Hot picks', usable: 'a[href*="#/Lottery"]', remote: 'mfe-lottery' },
  videos: { path: '/Video', heading: 'Videos', usable: 'a[href*="#/PlayVideo"]', remote: 'mfe-video' },
  login: { path: '/Login', heading: 'Log in', usable: 'input[type=password]', remote: 'mfe-account' },
  recharge: {
    path: '/Recharge',
    heading: 'Recharge',
    usable: 'form input',
    member: true,
    remote: 'mfe-wallet',
  },
  notices: { path: '/Notice', heading: 'Messages', usable: 'main time' },
  account: {
    path: '/Mine',
    heading: 'Account',
    usable: 'a[href="#/Moneylog"]',
    member: true,
    remote: 'mfe-account',
  },
} as const satisfies Record<string, MeasuredScreen>;

export type ScreenName = keyof typeof screens;
