import { Card, ForwardIcon, StatusLabel } from '@members/ui/core';
import type { ReleaseHealth, RemoteOverview } from '../api/types';
import { formatMs, formatShare, pluralise } from '../format/formatNumbers';
import { describeFailures } from '../health/describeHealth';
import { places } from '../navigation/places';
import { GoBackButton } from './GoBackButton';
import styles from './RemoteCard.module.css';
import { Running } from './Running';

interface RemoteCardProps {
  remote: RemoteOverview;
  /** Of the active release. */
  health: ReleaseHealth | undefined;
}

/** A remote at a glance; its name links to its own screen. */
export function RemoteCard({ remote, health }: RemoteCardProps) {
  const { name, canary } = remote;
  return (
    <Card render={<article aria-label={name} />} className={styles.card}>
      <h2 className={styles.title}>
        <a className={styles.link} href={places.remote(name)}>
          {name}
          <ForwardIcon size={20} className={styles.arrow} />
        </a>
      </h2>
      <Running remote={remote} />
      {canary && (
        <StatusLabel tone="warn" waiting>
          Canary {canary.releaseId}: {canary.step}, {formatShare(canary.share)}
        </StatusLabel>
      )}
      {health && (
        <p className={styles.figures}>
          {pluralise(health.loads, 'load')} · {describeFailures(health)} failed
          {health.mountMs.p50 !== null && ` · mounted in ${formatMs(health.mountMs.p50)}`}
        </p>
      )}
      <GoBackButton remote={remote} variant="secondary" />
    </Card>
  );
}
