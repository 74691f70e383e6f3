import type { ShellHistory } from '@members/mfe-kit';
import type { LateRemotes } from '../remotes/lateRemotes';

const history: ShellHistory = {
  location: { pathname: '/Home', search: '', hash: '', state: null, key: 'default' },
  action: 'POP',
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
  createHref: (to) => `#${to}`,
  listen: () => () => undefined,
};

const before = { remotes: null, failed: false };
const late: LateRemotes = {
  state: () => before,
  subscribe: () => () => undefined,
  open: async () => undefined,
  opened: new Promise(() => undefined),
  held: () => false,
};

/** The app as it is when Home is first drawn: at Home, without remotes, and nobody is being signed in. */
export const firstApp = { history, late, signingIn: Promise.resolve(null) };
