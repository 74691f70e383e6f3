import { useTexts } from '@members/i18n';
import type { FailurePhase, ListedRelease, ShellHistory } from '@members/mfe-kit';
import { ScreenOutline } from '@members/ui/core';
import { useEffect, useState, type RefObject } from 'react';
import { ReleaseFailure } from '../federation/ReleaseFailure';
import { tellScreenShown } from '../frame/screenShown';
import type { Reports } from '../registry/reports';
import type { BegunMount } from './beginMount';
import type { Preparing } from './prepareRelease';
import type { Releases } from './releases';

/** A release that stands so long without a failure is a good one. */
const lastedMs = 3_000;
/** So long the mount of a release that is ready shows nothing before the outline of a screen. */
const atHandMs = 1_000;

/** What the shell has for the releases of remotes. */
export interface RemoteServices {
  history: ShellHistory;
  releases: Releases;
  /** Mounts a release for the screen of the address, or answers with its mount that was begun before. */
  mount: (release: ListedRelease) => Promise<BegunMount>;
  isReady: Preparing['isReady'];
  reports: Reports;
  /** Where releases are mounted. */
  stage: RefObject<HTMLDivElement | null>;
}

/**
 * The place of a release on screen. Whatever the release does, this stays in charge: what fails, hangs or breaks later
 * is told to `releases`, and is taken away with this.
 */
export function RemoteOutlet({ release, services }: { release: ListedRelease; services: RemoteServices }) {
  const [mounted, setMounted] = useState(false);
  // What is at hand is there in a moment, and needs no outline before.
  const [patienceMs] = useState(() => (services.isReady(release) ? atHandMs : undefined));
  const { t } = useTexts('shell');

  useEffect(() => {
    const { releases, reports } = services;
    const startedAt = performance.now();
    let gone = false;
    let broken = false;
    let lasting: ReturnType<typeof setTimeout> | undefined;
    let onErrorPhase: FailurePhase = 'render';
    const fail = (error: unknown, phase: FailurePhase) => {
      if (broken) return;
      broken = true;
      clearTimeout(lasting);
      console.error(`Remote ${release.name} ${release.version}:`, error);
      releases.failed(release, phase, error);
    };
    const mounting = services.mount(release);
    mounting
      .then((begun) => (gone ? undefined : begun.show((error) => !gone && fail(error, onErrorPhase))))
      .then(
        () => {
          if (gone || broken) return;
          setMounted(true);
          tellScreenShown();
          reports.mounted(release, performance.now() - startedAt);
          lasting = setTimeout(() => {
            onErrorPhase = 'run';
            releases.lasted(release);
          }, lastedMs);
        },
        (error: unknown) => fail(error, error instanceof ReleaseFailure ? error.phase : 'mount'),
      );
    return () => {
      gone = true;
      clearTimeout(lasting);
      mounting
        .then((begun) => begun.end().catch((error: unknown) => releases.failed(release, 'unmount', error)))
        .catch(() => undefined);
    };
  }, [release, services]);

  return mounted ? null : <ScreenOutline label={t('remote.loading')} delayMs={patienceMs} />;
}
