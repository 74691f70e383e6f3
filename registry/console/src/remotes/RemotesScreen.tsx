import { Card, EmptyState, ForwardIcon, StatusLabel } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import type { RegistryOverview, ReleaseHealth, RemoteOverview } from '../api/types';
import { formatMs, formatShare, pluralise } from '../format/formatNumbers';
import { describeFailures } from '../health/describeHealth';
import { places } from '../navigation/places';
import { GoBackButton } from './GoBackButton';
import { Running } from './Running';
import styles from './RemotesScreen.module.css';

/** All remotes: what runs, and a button to roll back. */
export function RemotesScreen({ overview }: { overview: RegistryOverview }) {
  const { remotes, health, refusedDocuments } = overview;
  if (remotes.length === 0) return <EmptyState text="No release is published yet." />;
  return (
    <>
      <RefusedDocuments refused={refusedDocuments} />
      {remotes.map((remote) => (
        <RemoteCard
          key={remote.name}
          remote={remote}
          health={remote.active ? health[remote.name]?.[remote.active] : undefined}
        />
      ))}
    </>
  );
}

const causes = [
  ['signature', 'a signature that is not the registry’s'],
  ['malformed', 'content that can’t be read'],
  ['older', 'an older revision than they had, or past its time'],
] as const;

/** Warns that apps got documents that they refused: something stands between them and the registry. */
function RefusedDocuments({ refused }: { refused: RegistryOverview['refusedDocuments'] }) {
  const found = causes.filter(([cause]) => refused[cause] > 0);
  if (found.length === 0) return null;
  return (
    <FormMessage tone="warn">
      In the last hour apps refused{' '}
      {found.map(([cause, what]) => `${pluralise(refused[cause], 'document')} with ${what}`).join(', ')}. They
      went on with what they had.
    </FormMessage>
  );
}

interface RemoteCardProps {
  remote: RemoteOverview;
  /** Of the active release. */
  health: ReleaseHealth | undefined;
}

/** A remote at a glance; its name links to its own screen. */
function RemoteCard({ remote, health }: RemoteCardProps) {
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
