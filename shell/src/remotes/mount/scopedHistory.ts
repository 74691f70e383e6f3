import type { ShellHistory } from '@members/mfe-kit';

/**
 * The shell's history as a remote may see it: it learns only of places under its own routes, so that a remote
 * that is about to leave never renders somebody else's address. It may navigate anywhere.
 */
export function scopedHistory(history: ShellHistory, isOwn: (pathname: string) => boolean): ShellHistory {
  let { location, action } = history;
  const follow = () => {
    if (isOwn(history.location.pathname)) ({ location, action } = history);
  };
  return {
    get location() {
      follow();
      return location;
    },
    get action() {
      follow();
      return action;
    },
    push: history.push,
    replace: history.replace,
    go: history.go,
    createHref: history.createHref,
    listen: (listener) =>
      history.listen((next, nextAction) => {
        if (isOwn(next.pathname)) listener(next, nextAction);
      }),
  };
}
