import type { FailurePhase, ListedRelease, ShellHistory } from '@members/mfe-kit';
import { useEffect, useState, useSyncExternalStore, type RefObject } from 'react';
import { ComingOutline } from '../../components/ComingOutline';
import { ScreenUnavailable } from '../../components/ScreenUnavailable';
import { emitScreenShown } from '../../frame/screenShown';
import type { Reports } from '../../registry/reports';
import type { Releases } from '../choose/releases';
import { ReleaseFailure } from '../phases/ReleaseFailure';
import type { Preparer } from '../prepare/createPreparer';
import type { BegunMount } from './beginMount';

/** A release that has been on screen for so long without a failure counts as good. */
const goodAfterMs = 3_000;
/** How long the mount of a release that is ready shows nothing before the outline of a screen. */
const readyDelayMs = 1_000;

/** What the shell has for the releases of remotes. */
export interface RemoteServices {
  history: ShellHistory;
  releases: Releases;
  /** Mounts a release for the screen of the address, or returns the mount that was begun ahead for it. */
  mount: (release: ListedRelease) => Promise<BegunMount>;
  isReady: Preparer['isReady'];
  reports: Reports;
  /** The element in which releases are mounted. */
  stage: RefObject<HTMLDivElement | null>;
}

/** A remote on its routes: the release that runs, or a message with a retry. */
export function RemotePlace({ name, services }: { name: string; services: RemoteServices }) {
  const { releases } = services;
  const running = useSyncExternalStore(releases.subscribe, () => releases.running(name));
  if (!running?.release) return <ScreenUnavailable onRetry={() => releases.retry(name)} />;
  const { release, attempt } = running;
  return <RunningRelease key={`${release.container} ${attempt}`} release={release} services={services} />;
}

/**
 * Mounts a release into the stage while this is on screen. Whatever the release does, this stays in charge: a failure in
 * any phase goes to `releases`, which then takes another one.
 */
function RunningRelease({ release, services }: { release: ListedRelease; services: RemoteServices }) {
  const [mounted, setMounted] = useState(false);
  // A release that is ready is mounted in a moment, so an outline would only flash.
  const [outlineDelayMs] = useState(() => (services.isReady(release) ? readyDelayMs : undefined));

  useEffect(() => {
    const { releases, reports } = services;
    const startedAt = performance.now();
    let left = false;
    let broken = false;
    let goodTimer: ReturnType<typeof setTimeout> | undefined;
    let onErrorPhase: FailurePhase = 'render';
    const fail = (error: unknown, phase: FailurePhase) => {
      if (broken) return;
      broken = true;
      clearTimeout(goodTimer);
      console.error(`Remote ${release.name} ${release.version}:`, error);
      releases.failed(release, phase, error);
    };
    const mounting = services.mount(release);
    mounting
      .then((begun) => (left ? undefined : begun.show((error) => !left && fail(error, onErrorPhase))))
      .then(
        () => {
          if (left || broken) return;
          setMounted(true);
          emitScreenShown();
          reports.mounted(release, performance.now() - startedAt);
          goodTimer = setTimeout(() => {
            onErrorPhase = 'run';
            releases.provedGood(release);
          }, goodAfterMs);
        },
        (error: unknown) => fail(error, error instanceof ReleaseFailure ? error.phase : 'mount'),
      );
    return () => {
      left = true;
      clearTimeout(goodTimer);
      mounting
        .then((begun) => begun.end().catch((error: unknown) => releases.failed(release, 'unmount', error)))
        .catch(() => undefined);
    };
  }, [release, services]);

  return mounted ? null : <ComingOutline delayMs={outlineDelayMs} />;
}
