import type axe from 'axe-core';

/** What functions that run in a page of the gate's browser use of its globals: the types of this package are Node's. */
export interface PageGlobals {
  localStorage: { setItem(key: string, value: string): void };
  navigator: { sendBeacon: (url: string, body?: string | { text(): Promise<string> } | null) => boolean };
  dispatchEvent(event: Event): boolean;
  axe: typeof axe;
  /** What the shell of a preview has reported, as JSON. */
  gateReports: (string | Promise<string>)[];
}
