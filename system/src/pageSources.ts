import type { PageSources } from './headers';

const keptMs = 60_000;

interface PageSourcesOptions {
  /** Origins that are framed whatever the site says: of payment pages, above all. */
  frames: readonly string[];
  media: readonly string[];
  /** The address of customer service, which operators change while the system runs; `` for none. */
  supportUrl: () => Promise<string>;
  now?: () => number;
}

/**
 * What the page may frame and show. The address of customer service is asked for once a minute, as members see a change
 * within a minute; without an answer the last one stays.
 */
export function createPageSources({ frames, media, supportUrl, now = Date.now }: PageSourcesOptions) {
  let support: string[] = [];
  let askedAt = -Infinity;
  return async (): Promise<Pick<PageSources, 'frames' | 'media'>> => {
    if (now() - askedAt >= keptMs) {
      askedAt = now();
      support = await supportUrl().then(originsOf, () => support);
    }
    return { frames: [...frames, ...support], media };
  };
}

const originsOf = (address: string): string[] =>
  URL.canParse(address) && /^https?:/.test(address) ? [new URL(address).origin] : [];
