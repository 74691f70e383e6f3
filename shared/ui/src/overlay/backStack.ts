import { useEffect, useId, useRef } from 'react';
import { holdNavigation, releaseNavigation } from '../core/navigation';

/**
 * Lets the browser's back close the topmost layer instead of leaving the screen. While n layers are open, the top
 * entry of the history has n in its state and the n entries on top are at the same address; `reconcile` makes this
 * true again after every change. One stack for all React roots of the page.
 */
interface Layer {
  id: string;
  close: () => void;
}

const KEY = 'memberLayers';
/** A traversal that the browser refuses must not block the stack forever. */
const LONGEST_TRAVERSAL_MS = 2_000;

const layers: Layer[] = [];
let listening = false;
/** Set while the browser is removing entries, which it does asynchronously. */
let leaving: ReturnType<typeof setTimeout> | undefined;
let waiting: (() => void)[] = [];

const entries = () => Number((window.history.state as Record<string, unknown> | null)?.[KEY] ?? 0);

function reconcile() {
  if (leaving) return;
  while (entries() < layers.length) {
    const state = (window.history.state ?? {}) as Record<string, unknown>;
    window.history.pushState({ ...state, [KEY]: entries() + 1 }, '');
  }
  const spare = entries() - layers.length;
  if (spare === 0) return layers.length === 0 ? resume() : undefined;
  leaving = setTimeout(arrived, LONGEST_TRAVERSAL_MS);
  holdNavigation();
  window.history.go(-spare);
}

function resume() {
  const tasks = waiting;
  waiting = [];
  for (const task of tasks) task();
}

function arrived() {
  clearTimeout(leaving);
  leaving = undefined;
  reconcile();
  if (!leaving) releaseNavigation();
}

function onPop() {
  if (leaving) return arrived();
  for (const layer of layers.splice(entries()).reverse()) layer.close();
}

/** A layer has opened. `close` is called when back is pressed. */
export function pushLayer(id: string, close: () => void): void {
  if (!listening) window.addEventListener('popstate', onPop);
  listening = true;
  layers.push({ id, close });
  reconcile();
}

/** A layer has closed. Its entry goes after the current task, so that a navigation out of it comes first. */
export function dropLayer(id: string): void {
  const at = layers.findIndex((layer) => layer.id === id);
  if (at < 0) return;
  layers.splice(at, 1);
  setTimeout(reconcile);
}

/**
 * Runs `work` once no layer is open and the history holds no entry of one: for work that replaces the address when
 * a layer closes, which before that would leave the layer's entry behind as a step that leads nowhere.
 */
export function afterLayers(work: () => void): void {
  waiting.push(work);
  reconcile();
}

/** While `open`, the browser's back calls `close`. */
export function useBackCloses(open: boolean, close: () => void): void {
  const id = useId();
  const key = useRef<string>(undefined);
  const latest = useRef(close);
  useEffect(() => {
    latest.current = close;
  });
  useEffect(() => {
    if (!open) return;
    // useId is unique within one React root only, and there are several.
    const layer = (key.current ??= `${id}${Math.random().toString(36).slice(2)}`);
    pushLayer(layer, () => latest.current());
    return () => dropLayer(layer);
  }, [open, id]);
}
