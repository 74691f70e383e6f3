import { createListeners } from '@members/api-client/listeners';
import type { NavigationAction, ShellHistory, ShellLocation } from '@members/mfe-kit';
import { whenNavigable } from '@members/ui/core';
import { UNSAFE_createHashHistory as createHashHistory } from 'react-router-dom';

/** The one history of the app, on the hash (D08), open to any number of listeners. */
export function createShellHistory(): ShellHistory {
  const history = createHashHistory({ v5Compat: true });
  const listeners = createListeners<[location: ShellLocation, action: NavigationAction]>();
  history.listen(({ location, action }) => void listeners.notify(location, action));
  return {
    get location() {
      return history.location;
    },
    get action() {
      return history.action;
    },
    push: (to, state) => whenNavigable(() => history.push(to, state)),
    replace: (to, state) => whenNavigable(() => history.replace(to, state)),
    go: (delta) => whenNavigable(() => history.go(delta)),
    createHref: (to) => history.createHref(to),
    listen: listeners.subscribe,
  };
}
