import {
  releaseId,
  type FailurePhase,
  type ListedRelease,
  type ReleaseReport,
} from '@members/mfe-kit/release';
import type { Page } from 'playwright-core';
import type { PageGlobals } from './pageGlobals';

export interface MountOutcome {
  mounted: boolean;
  failure: { phase: FailurePhase; message: string } | null;
}

/** What the shell of a page has reported about a release so far: the same that it would send to the registry. */
export async function readReports(page: Page, release: ListedRelease): Promise<MountOutcome> {
  const texts = await page.evaluate(() => {
    const globals = globalThis as unknown as PageGlobals;
    // With this event the shell hands over what it has collected.
    globals.dispatchEvent(new Event('pagehide'));
    return Promise.all(globals.gateReports);
  });
  const reported = texts
    .flatMap((text) => (JSON.parse(text) as Partial<ReleaseReport>).releases ?? [])
    .filter((each) => each.name === release.name && each.releaseId === releaseId(release));
  return {
    mounted: reported.some(({ mountMs }) => mountMs.length > 0),
    failure: reported.flatMap(({ failures }) => failures)[0] ?? null,
  };
}

/** Waits until the shell says that the release is mounted or failed, `patienceMs` at most. */
export async function mountOutcome(
  page: Page,
  release: ListedRelease,
  patienceMs: number,
): Promise<MountOutcome> {
  const deadline = Date.now() + patienceMs;
  for (;;) {
    const outcome = await readReports(page, release);
    if (outcome.mounted || outcome.failure || Date.now() > deadline) return outcome;
    await page.waitForTimeout(250);
  }
}
