import type { ShellHistory } from '@members/mfe-kit';
import './motion.css';
import { picturesOn, type Shot } from './sharedPictures';

/** For so long after a change of the screen the next one may show its picture and still be taken for there at once. */
const atOnceMs = 150;
/** A transition is over by then, whatever styles or elements of a release say. */
const endsWithinMs = 700;
/** As in motion.css; what remotes call their elements never gets into a style. */
const ownName = 'shared-picture';
const nothing = () => {};

/**
 * A picture that two screens share moves from its place on the one to that on the other, whoever made them (decision 103).
 * Screens come as they would without it: the transition begins in the frame after the new screen's first, or not at all.
 */
export function startMotion(history: Pick<ShellHistory, 'listen'>): void {
  if (!('startViewTransition' in document)) return;
  const wantsLess = matchMedia('(prefers-reduced-motion: reduce)');
  let pressed: EventTarget | null = null;
  let end = nothing;
  document.addEventListener('click', ({ target }) => (pressed = target), { capture: true, passive: true });
  history.listen(() => {
    end();
    end = nothing;
    if (wantsLess.matches) return;
    const before = picturesOn(document, pressed);
    pressed = null;
    if (before.size === 0) return;
    // What ends a motion holds the screen that has left.
    const endThis = whenShared(before, () => {
      if (end === endThis) end = nothing;
    });
    end = endThis;
  });
}

/**
 * Moves a picture in the frame that first shows one of these on another element, if one does at once. Says when it is over;
 * returns what ends it at once.
 */
function whenShared(before: ReadonlyMap<string, Shot>, onOver: () => void): () => void {
  const until = performance.now() + atOnceMs;
  let end = () => cancelAnimationFrame(frame);
  const look = () => {
    for (const [name, to] of picturesOn(document)) {
      const from = before.get(name);
      if (from && isGone(from)) return void (end = move(from, to, onOver));
    }
    if (performance.now() < until) frame = requestAnimationFrame(look);
    else onOver();
  };
  let frame = requestAnimationFrame(look);
  return () => end();
}

/** Whether the screen that showed it has left; that of a remote may stay in the page for a moment, hidden. */
const isGone = ({ element }: Shot): boolean => element.getClientRects().length === 0;

/** Moves a picture of the screen before, which stands in for the new one until then. */
function move(from: Shot, to: Shot, onOver: () => void): () => void {
  const standIn = from.copy();
  const { style } = to.element;
  style.visibility = 'hidden';
  document.body.append(standIn);
  let transition: ViewTransition | undefined;
  const end = () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    transition?.skipTransition();
    standIn.remove();
    style.visibility = '';
    style.viewTransitionName = '';
    onOver();
  };
  const timer = setTimeout(end, endsWithinMs);
  const frame = requestAnimationFrame(() => {
    standIn.style.viewTransitionName = ownName;
    transition = document.startViewTransition(() => {
      standIn.remove();
      style.visibility = '';
      style.viewTransitionName = ownName;
    });
    for (const step of [transition.ready, transition.updateCallbackDone]) step.catch(() => undefined);
    transition.finished.then(end, end);
  });
  return end;
}
