import { Card, EmptyState, ForwardIcon, StatusLabel } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import type { RegistryOverview, ReleaseHealth, RemoteOverview } from '../api/types';
import { formatEvidence, formatMs, formatShare, pluralise } from '../format/formatNumbers';
import { describeFailures } from '../health/describeHealth';
import { places } from '../navigation/places';
import { useWideScreen } from '../navigation/useWideScreen';
import { Note } from '../Note';
import { GoBackButton } from './GoBackButton';
import { ReleaseSource } from './ReleaseSource';
import { RemotesTable, TakenBack } from './RemotesTable';
import { Running } from './Running';
import { type Standing, worstFirst } from './standingOf';
import styles from './RemotesScreen.module.css';

/** All remotes, worst first: how they stand, what runs, and a button to roll back. */
export function RemotesScreen({ overview }: { overview: RegistryOverview }) {
  const isWide = useWideScreen();
  const { remotes, health, refusedDocuments } = overview;
  if (remotes.length === 0) return <EmptyState text="No release is published yet." />;
  const rows = worstFirst(overview);
  return (
    <>
      <RefusedDocuments refused={refusedDocuments} />
      {isWide ? (
        <RemotesTable rows={rows} health={health} />
      ) : (
        rows.map(({ remote, standing }) => (
          <RemoteCard
            key={remote.name}
            remote={remote}
            standing={standing}
            health={remote.active ? health[remote.name]?.[remote.active] : undefined}
          />
        ))
      )}
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
  standing: Standing;
  /** Of the active release. */
  health: ReleaseHealth | undefined;
}

/** A remote at a glance; its name links to its own screen. */
function RemoteCard({ remote, standing, health }: RemoteCardProps) {
  const { name, canary } = remote;
  return (
    <Card render={<article aria-label={name} />} className={styles.card}>
      <h2 className={styles.title}>
        <a className={styles.link} href={places.remote(name)}>
          {name}
          <ForwardIcon size={20} className={styles.arrow} />
        </a>
      </h2>
      <div>
        <StatusLabel tone={standing.tone}>{standing.text}</StatusLabel>
        <TakenBack entry={remote.takenBack} />
      </div>
      <Running remote={remote} />
      {health && (
        <p className={styles.figures}>
          {pluralise(health.loads, 'load')} · {describeFailures(health)} failed
          {health.mountMs.p50 !== null && ` · mounted in ${formatMs(health.mountMs.p50)}`}
        </p>
      )}
      {canary && (
        <div>
          <StatusLabel tone="warn" waiting>
            Canary {canary.releaseId}: {canary.step}, {formatShare(canary.share)}
          </StatusLabel>
          <ReleaseSource remote={remote} releaseId={canary.releaseId} />
          <Note>
            {describeFailures(canary.trial)} of {pluralise(canary.trial.loads, 'load')} failed.
            {canary.trial.suspicion &&
              ` Against it, ${formatEvidence(canary.trial.evidence)} of 100: ${canary.trial.suspicion}`}
          </Note>
        </div>
      )}
      <GoBackButton remote={remote} variant="secondary" />
    </Card>
  );
}
