import type { NavigationAction, ShellHistory, ShellLocation } from '@members/mfe-kit';

/** The shell's history for one story: it starts at a path, keeps what is opened, and leaves the address alone. */
export function createHistory(start: string): ShellHistory {
  const listeners = new Set<(location: ShellLocation, action: NavigationAction) => void>();
  const entries = [locationOf(start)];
  let at = 0;
  let action: NavigationAction = 'POP';
  const current = () => entries[at] as ShellLocation;
  const changed = (next: NavigationAction) => {
    action = next;
    for (const listener of [...listeners]) listener(current(), action);
  };
  return {
    get location() {
      return current();
    },
    get action() {
      return action;
    },
    push(to, state) {
      entries.splice(++at, Infinity, locationOf(to, state));
      changed('PUSH');
    },
    replace(to, state) {
      entries[at] = locationOf(to, state);
      changed('REPLACE');
    },
    go(delta) {
      const next = at + delta;
      if (delta === 0 || next < 0 || next >= entries.length) return;
      at = next;
      changed('POP');
    },
    createHref: (to) => `#${to}`,
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

let made = 0;

function locationOf(to: string, state: unknown = null): ShellLocation {
  const { pathname, search, hash } = new URL(to, 'http://gallery');
  return { pathname, search, hash, state, key: String(++made) };
}
