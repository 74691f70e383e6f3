import lighthouse from 'lighthouse';
import { processorShare } from './processorShare';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface Marks {
  /** Lighthouse's scores, 0 to 100. */
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  firstPaintMs: number;
  largestPaintMs: number;
  blockingMs: number;
  /** What of it is processor time of the page, 0 to 1. */
  processorShare: number;
  shift: number;
  /** Titles of the audits that failed, but for those of performance. */
  failed: string[];
}

/** Lighthouse's marks for a page, with the caches and the session that the browser has. */
export async function measurePage(address: string, port: number): Promise<Marks> {
  const result = await lighthouse(address, {
    port,
    logLevel: 'error',
    onlyCategories: [...categories],
    // The session is in the storage.
    disableStorageReset: true,
  });
  if (!result) throw new Error(`Lighthouse has nothing to say of ${address}.`);
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const mark = (category: (typeof categories)[number]) =>
    Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const asked = categories.slice(1).flatMap((category) => lhr.categories[category]?.auditRefs ?? []);
  return {
    performance: mark('performance'),
    accessibility: mark('accessibility'),
    'best-practices': mark('best-practices'),
    seo: mark('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    processorShare: processorShare(result.artifacts.Trace.traceEvents),
    shift: value('cumulative-layout-shift'),
    failed: asked.flatMap(({ id, weight }) => {
      const { score = null, title = id } = lhr.audits[id] ?? {};
      return weight > 0 && score !== null && score < 1 ? [title] : [];
    }),
  };
}
