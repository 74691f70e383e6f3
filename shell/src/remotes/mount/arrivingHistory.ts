import type { ShellHistory, ShellLocation } from '@members/mfe-kit';
import type { Gate } from './createGate';

/**
 * The shell's history for a screen that is mounted before the member arrives at it. Until the gate opens its location is
 * the pathname of the screen, and navigations wait.
 */
export function arrivingHistory(history: ShellHistory, pathname: string, arrival: Gate): ShellHistory {
  const place: ShellLocation = { pathname, search: '', hash: '', state: null, key: 'ahead' };
  return {
    get location() {
      return arrival.isOpen() ? history.location : place;
    },
    get action() {
      return arrival.isOpen() ? history.action : 'PUSH';
    },
    push: (to, state) => arrival.whenOpen(() => history.push(to, state)),
    replace: (to, state) => arrival.whenOpen(() => history.replace(to, state)),
    go: (delta) => arrival.whenOpen(() => history.go(delta)),
    createHref: history.createHref,
    listen: history.listen,
  };
}
