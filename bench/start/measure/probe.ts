import type { PhonePage } from './bareBrowser';

/** What the probe in a page has measured; times in milliseconds since its navigation, or since the tap. */
export interface Seen {
  /** Where the measurement began, on the page's clock. */
  startedAt: number;
  contentMs: number | null;
  usableMs: number | null;
  /** When what is usable hears of a press: markup that a page brings does so only once code has taken it over. */
  answersMs: number | null;
  largestMs: number;
  shift: number;
  longTasks: { start: number; ms: number }[];
}

interface Watch {
  heading: string;
  usable: string;
  /** Counts from the next tap instead of from the navigation. */
  fromTap?: boolean;
}

declare global {
  interface Window {
    probe: { seen: Seen; watch(what: Watch): void; answers: Promise<void> };
  }
}

/** Runs in the page before its own scripts. */
function installProbe(): void {
  if (window.top !== window) return;
  sessionStorage.setItem('members.popupSeen', '1');
  const seen: Seen = {
    startedAt: 0,
    contentMs: null,
    usableMs: null,
    answersMs: null,
    largestMs: 0,
    shift: 0,
    longTasks: [],
  };
  const observe = (type: string, take: (entry: PerformanceEntry & Record<string, unknown>) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => take(entry as never))).observe({
      type,
      buffered: true,
    });
  observe('largest-contentful-paint', ({ startTime }) => (seen.largestMs = startTime));
  observe('layout-shift', ({ value, hadRecentInput }) => !hadRecentInput && (seen.shift += value as number));
  observe('longtask', ({ startTime, duration }) => seen.longTasks.push({ start: startTime, ms: duration }));

  const roots = (): ParentNode[] => [
    document,
    ...[...document.querySelectorAll('wujie-app')].flatMap(({ shadowRoot }) => shadowRoot ?? []),
  ];
  const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true });
  const find = (selector: string, text = '') =>
    roots()
      .flatMap((root) => [...root.querySelectorAll(selector)])
      .find((element) => (element.textContent ?? '').includes(text) && isShown(element));
  // React keeps what it knows of an element at the element; it knows the page's body by what is in it.
  const hearsPresses = (element: Element) =>
    [element, ...element.querySelectorAll('*')].some((each) =>
      Object.keys(each).some((key) => key.startsWith('__react')),
    );

  window.probe = {
    seen,
    answers: Promise.resolve(),
    watch({ heading, usable, fromTap }) {
      seen.startedAt = fromTap ? Number.NaN : 0;
      seen.contentMs = seen.usableMs = seen.answersMs = null;
      if (fromTap)
        window.addEventListener('click', ({ timeStamp }) => (seen.startedAt = timeStamp), {
          capture: true,
          once: true,
        });
      let tell = () => {};
      window.probe.answers = new Promise((resolve) => (tell = resolve));
      let isDue = false;
      const answered = new AbortController();
      const lookWithFrame = () => {
        if (!isDue) requestAnimationFrame(look);
        isDue = true;
      };
      const look = () => {
        isDue = false;
        // What is there now is painted with this frame.
        const now = performance.now() - seen.startedAt;
        if (Number.isFinite(now)) {
          if (seen.contentMs === null && find('h1', heading)) seen.contentMs = now;
          const found = seen.contentMs === null ? undefined : find(usable);
          if (found) seen.usableMs ??= now;
          if (found && hearsPresses(found)) {
            seen.answersMs = now;
            changes.disconnect();
            answered.abort();
            tell();
            return;
          }
          // What React knows of an element, and what is in a shadow tree, changes unseen.
          if (found || document.querySelector('wujie-app')) lookWithFrame();
        }
      };
      // A look in every frame would make the browser draw frames that nothing has asked for.
      const changes = new MutationObserver(lookWithFrame);
      changes.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      for (const name of ['load', 'click', 'animationstart', 'animationend', 'transitionend'])
        window.addEventListener(name, lookWithFrame, { capture: true, signal: answered.signal });
      lookWithFrame();
    },
  };
}

/** A page of Playwright's or of a bare browser. */
interface Watched {
  addInitScript(script: string | (() => void)): Promise<unknown>;
  evaluate<R>(run: () => R): Promise<Awaited<R>>;
}

/** Lets a page be watched from its next navigation on. */
export async function addProbe(page: Watched): Promise<void> {
  // tsx compiles functions to calls of this helper, which pages don't have.
  await page.addInitScript('globalThis.__name = (each) => each');
  await page.addInitScript(installProbe);
}

/** Watches a page from its navigation on. */
export const watchStart = (page: PhonePage, what: Watch) =>
  page.addInitScript((given: Watch) => window.top === window && window.probe.watch(given), what);

/** Resolves once the screen that is watched answers: the page tells it, and is not asked again and again. */
export const screenAnswers = (page: Watched): Promise<void> => page.evaluate(() => window.probe.answers);

export const readProbe = (page: Watched): Promise<Seen> => page.evaluate(() => window.probe.seen);
