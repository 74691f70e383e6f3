import {
  releaseId,
  type FailurePhase,
  type ListedRelease,
  type ReleaseReport,
} from '@members/mfe-kit/release';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import type { GateRecord } from './page/keepRecord.mjs';

/** The globals of a page that code of the gate uses when it runs in one: this package is compiled with Node's types. */
export interface PageGlobals {
  localStorage: { setItem(key: string, value: string): void };
  navigator: { sendBeacon: (url: string, body?: string | { text(): Promise<string> } | null) => boolean };
  dispatchEvent(event: Event): boolean;
  axe: typeof axe;
  /** Reports of the shell so far, as JSON. */
  gateReports: (string | Promise<string>)[];
  gateRecord: GateRecord;
}

export interface MountOutcome {
  mounted: boolean;
  failure: { phase: FailurePhase; message: string } | null;
}

/** Reads what the shell of a page has reported about a release so far. */
export async function readReports(page: Page, release: ListedRelease): Promise<MountOutcome> {
  const texts = await page.evaluate(() => {
    const globals = globalThis as unknown as PageGlobals;
    // The shell reports what it has collected when it gets this event.
    globals.dispatchEvent(new Event('pagehide'));
    return Promise.all(globals.gateReports);
  });
  const reported = texts
    .flatMap((text) => (JSON.parse(text) as Partial<ReleaseReport>).releases ?? [])
    .filter((each) => each.name === release.name && each.releaseId === releaseId(release));
  const failures = reported.flatMap((each) => each.failures);
  return {
    mounted: reported.some(({ mountMs }) => mountMs.length > 0),
    // What kept it from being mounted says more than an error that came before.
    failure: failures.find(({ phase }) => phase !== 'run') ?? failures[0] ?? null,
  };
}

/** Waits until the shell reports the release as mounted or failed, for `timeoutMs` at most. */
export async function waitForMount(
  page: Page,
  release: ListedRelease,
  timeoutMs: number,
): Promise<MountOutcome> {
  const deadline = Date.now() + timeoutMs;
  for (;;) {
    const outcome = await readReports(page, release);
    if (outcome.mounted || outcome.failure || Date.now() > deadline) return outcome;
    await page.waitForTimeout(250);
  }
}

export interface AccessibilityFinding {
  rule: string;
  help: string;
  count: number;
}

/** Problems of a page that axe calls serious or critical. */
export async function findAccessibilityProblems(page: Page): Promise<AccessibilityFinding[]> {
  await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const { axe: inPage } = globalThis as unknown as PageGlobals;
    return (await inPage.run({ resultTypes: ['violations'] })).violations;
  });
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, help, nodes }) => ({ rule: id, help, count: nodes.length }));
}
