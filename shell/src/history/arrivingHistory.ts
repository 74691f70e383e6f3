import type { ShellHistory, ShellLocation } from '@members/mfe-kit';
import type { Moment } from '../createMoment';

/**
 * The shell's history for a screen that is drawn before the member arrives at it: until then it stands at the pathname
 * where the screen will be, and navigations wait.
 */
export function arrivingHistory(history: ShellHistory, pathname: string, arrival: Moment): ShellHistory {
  const place: ShellLocation = { pathname, search: '', hash: '', state: null, key: 'ahead' };
  return {
    get location() {
      return arrival.hasCome() ? history.location : place;
    },
    get action() {
      return arrival.hasCome() ? history.action : 'PUSH';
    },
    push: (to, state) => arrival.whenCome(() => history.push(to, state)),
    replace: (to, state) => arrival.whenCome(() => history.replace(to, state)),
    go: (delta) => arrival.whenCome(() => history.go(delta)),
    createHref: history.createHref,
    listen: history.listen,
  };
}
