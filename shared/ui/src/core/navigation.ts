/**
 * When a layer closes, its entry is taken off the history, which the browser does some moments after it is asked to. A
 * navigation in between would be taken away instead of it, so it waits.
 */
let held = false;
let waiting: (() => void)[] = [];

/** Layers have asked the browser to go back. */
export function holdNavigation(): void {
  held = true;
}

export function releaseNavigation(): void {
  held = false;
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}

/** Does `navigate` at once, or when the entry of a layer that has just closed is gone. */
export function whenNavigable(navigate: () => void): void {
  if (held) waiting.push(navigate);
  else navigate();
}
