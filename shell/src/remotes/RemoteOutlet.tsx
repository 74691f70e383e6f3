import { useTexts } from '@members/i18n';
import type { FailurePhase, ListedRelease, ShellHistory } from '@members/mfe-kit';
import { releaseId } from '@members/mfe-kit/release';
import { ScreenOutline } from '@members/ui/core';
import { useEffect, useRef, useState } from 'react';
import { ReleaseFailure } from '../federation/ReleaseFailure';
import { tellScreenShown } from '../frame/screenShown';
import type { Reports } from '../registry/reports';
import type { RemoteLimits } from './limits';
import { mountRelease } from './mountRelease';
import type { Preparing } from './prepareRelease';
import type { Releases } from './releases';
import { remoteProps } from './remoteProps';
import styles from './RemoteOutlet.module.css';

/** A release that stands so long without a failure is a good one. */
const lastedMs = 3_000;
/** So long the mount of a release that is ready shows nothing before the outline of a screen. */
const atHandMs = 1_000;

/** What the shell has for the releases of remotes. */
export interface RemoteServices {
  history: ShellHistory;
  releases: Releases;
  prepare: Preparing['prepare'];
  isReady: Preparing['isReady'];
  reports: Reports;
  limits: RemoteLimits;
}

/**
 * The place of a release on screen. Whatever the release does, this stays in charge: what fails, hangs or breaks later
 * is told to `releases`, and is taken away with this.
 */
export function RemoteOutlet({ release, services }: { release: ListedRelease; services: RemoteServices }) {
  const [mounted, setMounted] = useState(false);
  // What is at hand is there in a moment, and needs no outline before.
  const [patienceMs] = useState(() => (services.isReady(release) ? atHandMs : undefined));
  const place = useRef<HTMLDivElement>(null);
  const { t } = useTexts('shell');

  useEffect(() => {
    const { releases, reports } = services;
    const domElement = document.createElement('div');
    domElement.dataset.release = releaseId(release);
    place.current?.append(domElement);
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
    const hold = (reason: string, forMs?: number) => releases.hold(release.name, reason, forMs);
    const onError = (error: unknown) => !gone && fail(error, onErrorPhase);
    const mounting = mountPrepared({ release, services, domElement, hold, onError });
    mounting.then(
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
      domElement.hidden = true;
      mounting
        .then((unmount) => unmount().catch((error: unknown) => releases.failed(release, 'unmount', error)))
        .catch(() => undefined)
        .finally(() => domElement.remove());
    };
  }, [release, services]);

  return (
    <>
      {!mounted && <ScreenOutline label={t('remote.loading')} delayMs={patienceMs} />}
      <div ref={place} className={styles.place} />
    </>
  );
}

interface MountingPlace {
  release: ListedRelease;
  services: RemoteServices;
  domElement: HTMLElement;
  hold: (reason: string, forMs?: number) => () => void;
  onError: (error: unknown) => void;
}

async function mountPrepared({ release, services, ...place }: MountingPlace): Promise<() => Promise<void>> {
  const { history, limits, prepare } = services;
  const lifecycles = await prepare(release);
  const props = { ...remoteProps(release, history), ...place };
  return mountRelease({ container: release.container, lifecycles, props, limits });
}
