import type { ListedRelease } from '@members/mfe-kit';
import { onCLS, onLCP } from 'web-vitals';
import type { Reports } from '../../registry/reports';

interface Options {
  reports: Pick<Reports, 'of'>;
  /** The release in whose element something is; undefined for the shell's own parts. */
  releaseOf: (element: Element | null) => ListedRelease | undefined;
}

/** Measures how soon a page's first screen was there, and how far things moved by themselves: once, for the release it was. */
export function watchVitals({ reports, releaseOf }: Options): void {
  function tell(node: Node | null | undefined, vital: { lcp: number } | { cls: number }): void {
    const release = releaseOf(node instanceof Element ? node : (node?.parentElement ?? null));
    if (!release) return;
    const collected = reports.of(release);
    collected.vitals = { ...collected.vitals, ...vital };
  }
  onLCP(({ value, entries }) => tell(entries.at(-1)?.element, { lcp: Math.ceil(value / 25) * 25 }));
  onCLS(({ value, entries }) =>
    tell(entries[0]?.sources[0]?.node ?? document.querySelector('[data-release]:not([inert])'), {
      cls: Math.ceil(value * 100) / 100,
    }),
  );
}
