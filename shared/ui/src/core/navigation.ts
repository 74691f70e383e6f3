/**
 * When a layer closes, its entry is removed from the history, which the browser does a moment after `history.go`. A
 * navigation in between would be removed in its place, so it waits.
 */
let held = false;
let waiting: (() => void)[] = [];

/** Layers have asked the browser to go back. */
export function holdNavigation(): void {
  held = true;
}

export function releaseNavigation(): void {
  held = false;
  const navigations = waiting;
  waiting = [];
  for (const navigate of navigations) navigate();
}

/** Calls `navigate` at once, or when the entry of a layer that has just closed is gone. */
export function whenNavigable(navigate: () => void): void {
  if (held) waiting.push(navigate);
  else navigate();
}
