import pTimeout from 'p-timeout';
import type { PageSources } from './headers';

/** So long a page waits for the database before it takes what was known. */
const patienceMs = 500;
/** So long all pages share one answer of the database. */
const keptMs = 1_000;

interface PageSourcesOptions {
  /** Origins that are framed whatever the site says: of payment pages, above all. */
  frames: readonly string[];
  media: readonly string[];
  /** The address of customer service, which operators change while the system runs; `` for none. */
  supportUrl: () => Promise<string>;
  now?: () => number;
}

/** What the page may frame and show. A page waits for no database: without an answer, what was known last counts. */
export function createPageSources({ frames, media, supportUrl, now = Date.now }: PageSourcesOptions) {
  let support: string[] = [];
  let asked = { at: -Infinity, answered: Promise.resolve() };

  /** An answer that comes late counts for later pages. */
  async function ask(): Promise<void> {
    const answer = supportUrl().then((address) => void (support = originsOf(address)));
    await pTimeout(answer, { milliseconds: patienceMs }).catch(() => undefined);
  }

  return async (): Promise<Pick<PageSources, 'frames' | 'media'>> => {
    if (now() - asked.at >= keptMs) asked = { at: now(), answered: ask() };
    await asked.answered;
    return { frames: [...frames, ...support], media };
  };
}

const originsOf = (address: string): string[] =>
  URL.canParse(address) && /^https?:/.test(address) ? [new URL(address).origin] : [];
