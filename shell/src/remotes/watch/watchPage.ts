import type { ListedRelease } from '@members/mfe-kit';
import { releaseId } from '@members/mfe-kit/release';
import { drawFrameAnew } from '../../frame/drawAnew';
import type { Reports } from '../../registry/reports';
import type { Releases } from '../choose/releases';
import { frameTrouble, isBlank } from './lookAtPage';
import { placesOf } from './placesOf';
import { watchPresses } from './watchPresses';
import { watchVitals } from './watchVitals';

const lookEveryMs = 2_000;
/** Looks in a row that have to see the same before anything is done. */
const looksNeeded = 3;
/** A script that runs for longer keeps a member's press waiting that long. */
const longestScriptMs = 1_000;

export interface WatchOptions {
  releases: Pick<Releases, 'allowed' | 'failed'>;
  reports: Pick<Reports, 'failed' | 'tellPlaces' | 'of' | 'flush'>;
  pathname: () => string;
  /** The element of the whole app. */
  app: HTMLElement;
}

/**
 * Notices what releases do to a member's page. Errors that nobody catches, scripts that run too long and what the page's
 * policy refuses are told to the registry, under the release whose script it was. A release that shows nothing, or hurts
 * the frame, is taken away as one that fails, and the frame is drawn anew. What it measures of them is told too.
 */
export function watchPage({ releases, reports, pathname, app }: WatchOptions): void {
  reports.tellPlaces(placesOf);
  /** The last release that was on screen: what is wrong after it was left is its doing. */
  let shown: ListedRelease | undefined;

  function lookForRelease(): HTMLElement | null {
    const element = app.querySelector<HTMLElement>('[data-release]:not([inert])');
    shown = releaseOf(element) ?? shown;
    return element;
  }

  function releaseOf(element: Element | null): ListedRelease | undefined {
    const id = element?.closest<HTMLElement>('[data-release]')?.dataset.release;
    return id === undefined ? id : releases.allowed().find((each) => releaseId(each) === id);
  }

  /** Reports something under the release on screen whose script is among the addresses: of the screen, or of an extension. */
  function tell(addresses: string | undefined, error: unknown): void {
    lookForRelease();
    const extensions = [...app.querySelectorAll('[data-release] [data-release]')].map(releaseOf);
    const its = [shown, ...extensions].find((each) => each && addresses?.includes(`${each.baseUrl}/`));
    if (its) reports.failed(its, 'run', error);
  }

  window.addEventListener('error', ({ error, filename, message }: ErrorEvent) =>
    tell(`${filename} ${(error as Partial<Error> | null)?.stack}`, error ?? message),
  );
  window.addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) =>
    tell((reason as Partial<Error> | null)?.stack, reason),
  );
  document.addEventListener('securitypolicyviolation', ({ sourceFile, effectiveDirective }) =>
    tell(sourceFile, `The page’s policy refuses it: ${effectiveDirective}`),
  );
  watchVitals({ reports, releaseOf });
  const tellPresses = watchPresses({ reports, releaseOf, app });
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) return;
    tellPresses();
    reports.flush();
  });
  watchScripts((address, seconds) => tell(address, `It held the page up for ${seconds.toFixed(1)} s.`));

  let trouble: string | null = null;
  let looks = 0;
  const timer = window.setInterval(() => requestIdle(look), lookEveryMs);
  performance.mark?.('members:watch');

  function look(): void {
    if (document.hidden || isTyping()) return;
    const element = lookForRelease();
    const ofFrame = frameTrouble(app, pathname());
    const now =
      ofFrame ?? (element && 'mounted' in element.dataset && isBlank(element) ? 'It shows nothing.' : null);
    looks = now === trouble ? looks + 1 : 1;
    trouble = now;
    if (!now || !shown || looks < looksNeeded) return;
    looks = 0;
    releases.failed(shown, 'run', new Error(now));
    if (!ofFrame) return;
    restoreFrame(app, shown);
    // Once in a page: what is wrong again without the release is somebody else's doing, e.g. an extension's.
    window.clearInterval(timer);
  }
}

const requestIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work) : work();

/** A keyboard on the screen moves what is at the bottom. */
const isTyping = (): boolean => document.activeElement?.matches('input, textarea') === true;

function watchScripts(tell: (address: string, seconds: number) => void): void {
  if (!PerformanceObserver.supportedEntryTypes?.includes('long-animation-frame')) return;
  type Frame = PerformanceEntry & { scripts: readonly { sourceURL: string; duration: number }[] };
  new PerformanceObserver((list) => {
    for (const { scripts } of list.getEntries() as Frame[])
      for (const { sourceURL, duration } of scripts)
        if (duration > longestScriptMs) tell(sourceURL, duration / 1_000);
  }).observe({ type: 'long-animation-frame' });
}

/** Takes what a release has left out of the page, and draws the frame anew. */
function restoreFrame(app: HTMLElement, { baseUrl }: ListedRelease): void {
  for (const child of [...document.body.children])
    if (child !== app && !child.matches('script, noscript')) child.remove();
  if (!app.isConnected) document.body.prepend(app);
  for (const element of [document.documentElement, document.body, app]) element.removeAttribute('style');
  document.adoptedStyleSheets = [];
  for (const link of document.querySelectorAll(`link[href*="${baseUrl}/"]`)) link.remove();
  drawFrameAnew();
}
