import {
  type DocumentProblem,
  type FailurePhase,
  type ListedRelease,
  type ReleaseReport,
} from '@members/mfe-kit';
import { releaseId } from '@members/mfe-kit/release';
import type { RefusedDocument } from './readDocument';

const everyMs = 5_000;
/** How many of each kind one report has per release, so that it stays below the 16 KB that the registry takes. */
const mostPerRelease = 10;
const longestMessage = 200;

/**
 * What a page measures once for a release: how long a press on its screens takes until something is painted, in the median
 * (`press`) and at worst (`inp`); when the largest thing of the page's first screen was painted (`lcp`), all to the next
 * 25 ms; how far things on it moved by themselves (`cls`).
 */
export type Vitals = { [name in 'press' | 'inp' | 'lcp' | 'cls']?: number };

type Reported = ReleaseReport['releases'][number];
type Collected = Omit<Reported, 'mountMs' | 'failures'> & {
  mountMs: number[];
  /**
   * `stack` has the places in the code, one a line, without the page's origin; `again` is not the first of its phase in
   * the page.
   */
  failures: { phase: FailurePhase; message: string; stack?: string; again?: boolean }[];
  vitals?: Vitals;
};

/** Where in the code the `nth` failure of a release in a report happened. */
export type PlacesOf = (error: unknown, nth: number) => { stack: string } | undefined;

export interface ReportsOptions {
  revision: () => number;
  isCanary: (release: ListedRelease) => boolean;
  send: (report: ReleaseReport) => void;
}

/** Collects how releases do in this page, and reports it to the registry: every 5 s where there is news, and when the page ends. */
export function createReports({ revision, isCanary, send }: ReportsOptions) {
  const releases = new Map<string, Collected>();
  const documents: { problem: DocumentProblem; message: string }[] = [];
  const known = new Set<string>();
  let places: PlacesOf = () => undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Whether the page hears of it for the first time. */
  const isNews = (key: string) => !known.has(key) && Boolean(known.add(key));

  const sendLater = () => {
    timer ??= setTimeout(flush, everyMs);
  };

  function of(release: ListedRelease): Collected {
    sendLater();
    const collected = releases.get(release.container);
    if (collected) return collected;
    const { name } = release;
    const id = releaseId(release);
    const fresh = { name, releaseId: id, canary: isCanary(release), loads: 0, mountMs: [], failures: [] };
    releases.set(release.container, fresh);
    return fresh;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (releases.size === 0 && documents.length === 0) return;
    send({
      revision: revision(),
      releases: [...releases.values()],
      documents: documents.slice(0, mostPerRelease),
    });
    releases.clear();
    documents.length = 0;
  }

  return {
    loading: (release: ListedRelease) => void (of(release).loads += 1),
    mounted(release: ListedRelease, ms: number) {
      const { mountMs } = of(release);
      if (mountMs.length < mostPerRelease) mountMs.push(Math.round(ms));
    },
    failed(release: ListedRelease, phase: FailurePhase, error: unknown) {
      const { failures } = of(release);
      const again = !isNews(phase + release.container) && { again: true };
      if (failures.length < mostPerRelease)
        failures.push({ phase, message: plainMessage(error), ...again, ...places(error, failures.length) });
    },
    /** The same refusal is reported once, to the registry and in the browser's console. */
    refused({ problem, message }: Pick<RefusedDocument, 'problem' | 'message'>) {
      if (!isNews(`${problem} ${message}`)) return;
      console.warn(`A registry document was refused: ${message}`);
      documents.push({ problem, message: plainMessage(message) });
      sendLater();
    },
    flush,
    /** What the next report says of a release. */
    of,
    /** Has failures told with the places in the code from now on: what finds them is loaded later. */
    tellPlaces: (of: PlacesOf) => void (places = of),
  };
}

export type Reports = ReturnType<typeof createReports>;

/** Sends a report without waiting for it, also from a page that closes. */
export function sendReport(report: ReleaseReport): void {
  navigator.sendBeacon?.('/registry/reports', JSON.stringify(report));
}

/**
 * What a report may say of an error: no queries or hashes of addresses, no long numbers, no mail addresses, at most 200
 * characters.
 */
function plainMessage(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text
    .replace(/[?#][^\s"')]*/g, '')
    .replace(/[^\s"'<(]+@[^\s"'>),;]+/g, '…')
    .replace(/(?<![0-9a-f_])\d{4,}(?![0-9a-f_])/gi, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, longestMessage);
}
