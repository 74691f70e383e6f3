import pTimeout from 'p-timeout';
import type { PageSources } from './headers';

/** How long a page waits for the database before it is made with the last known address. */
const patienceMs = 500;
/** How long pages share one answer of the database. */
const keptMs = 1_000;

interface PageSourcesOptions {
  /** Origins that are framed whatever the site says: of payment pages, above all. */
  frames: readonly string[];
  media: readonly string[];
  /** The address of customer service, which operators change while the system runs; `` for none. */
  supportUrl: () => Promise<string>;
  now?: () => number;
}

/** What the page may frame and show. Without an answer of the database in time, the last known address is used. */
export function createPageSources({ frames, media, supportUrl, now = Date.now }: PageSourcesOptions) {
  let support: string[] = [];
  let asked = { at: -Infinity, answered: Promise.resolve() };

  /** An answer that comes too late is used by later pages. */
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
