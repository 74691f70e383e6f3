import type { PageSources } from './headers';

/** So long a page waits for the database before it takes what was known. */
const patienceMs = 500;

interface PageSourcesOptions {
  /** Origins that are framed whatever the site says: of payment pages, above all. */
  frames: readonly string[];
  media: readonly string[];
  /** The address of customer service, which operators change while the system runs; `` for none. */
  supportUrl: () => Promise<string>;
}

/** What the page may frame and show. A page waits for no database: without an answer, what was known last counts. */
export function createPageSources({ frames, media, supportUrl }: PageSourcesOptions) {
  let support: string[] = [];
  return async (): Promise<Pick<PageSources, 'frames' | 'media'>> => {
    const asked = supportUrl().then(
      (address) => void (support = originsOf(address)),
      () => undefined,
    );
    await withinPatience(asked);
    return { frames: [...frames, ...support], media };
  };
}

async function withinPatience(work: Promise<void>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const over = new Promise<void>((resolve) => (timer = setTimeout(resolve, patienceMs)));
  await Promise.race([work, over]);
  clearTimeout(timer);
}

const originsOf = (address: string): string[] =>
  URL.canParse(address) && /^https?:/.test(address) ? [new URL(address).origin] : [];
