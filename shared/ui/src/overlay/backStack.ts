/**
 * Lets the browser's back close the topmost layer instead of leaving the screen. Each open layer owns one entry of
 * the history, at the same address; closing it otherwise takes the entry away again. One stack for all React roots
 * of the page.
 */
interface Layer {
  id: string;
  close: () => void;
  open: boolean;
}

const KEY = 'memberLayers';
const layers: Layer[] = [];
let settling: ReturnType<typeof setTimeout> | undefined;

const depth = () => Number((window.history.state as Record<string, unknown> | null)?.[KEY] ?? 0);

function onPop() {
  const closed = layers.splice(depth());
  for (const layer of closed.reverse()) if (layer.open) layer.close();
  if (layers.length === 0) window.removeEventListener('popstate', onPop);
}

function settle() {
  let dead = 0;
  while (layers.length > 0 && !layers.at(-1)!.open) {
    layers.pop();
    dead += 1;
  }
  // Someone has gone to another address since: its entry lies on top, and going back would undo that.
  if (dead > 0 && depth() === layers.length + dead) window.history.go(-dead);
  if (layers.length === 0) window.removeEventListener('popstate', onPop);
}

/** A layer has opened. `close` is called when back is pressed. */
export function pushLayer(id: string, close: () => void): void {
  const known = layers.find((layer) => layer.id === id);
  if (known) {
    Object.assign(known, { close, open: true });
    return;
  }
  layers.push({ id, close, open: true });
  window.addEventListener('popstate', onPop);
  const state = (window.history.state ?? {}) as Record<string, unknown>;
  window.history.pushState({ ...state, [KEY]: layers.length }, '');
}

/** A layer has closed in another way. Its entry goes after the current task, so that a navigation comes first. */
export function dropLayer(id: string): void {
  const layer = layers.find((candidate) => candidate.id === id);
  if (!layer) return;
  layer.open = false;
  clearTimeout(settling);
  settling = setTimeout(settle);
}
