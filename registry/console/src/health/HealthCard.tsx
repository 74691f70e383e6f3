import { Card } from '@members/ui/core';
import type { RegistryOverview, RemoteOverview } from '../api/types';
import { Note } from '../Note';
import styles from './HealthCard.module.css';
import { scaleOf } from './minutes';
import { ReleaseFigures } from './ReleaseFigures';

interface HealthCardProps {
  remote: RemoteOverview;
  overview: RegistryOverview;
  now: number;
}

/** Health of the releases that run of a remote: the canary beside the active one, on the same scale. */
export function HealthCard({ remote, overview, now }: HealthCardProps) {
  const healthOf = (releaseId: string | null | undefined) =>
    releaseId ? overview.health[remote.name]?.[releaseId] : undefined;
  const compared = [
    { role: 'Active', releaseId: remote.active },
    { role: 'Canary', releaseId: remote.canary?.releaseId },
  ].flatMap(({ role, releaseId }) => (releaseId ? [{ role, releaseId }] : []));
  const scale = scaleOf(compared.map(({ releaseId }) => healthOf(releaseId)));
  return (
    <Card render={<section aria-label="Health" />}>
      <h2 className={styles.title}>How {compared.length > 1 ? 'they do' : 'it does'}</h2>
      <Note>The last hour, minute by minute, as members’ apps report it.</Note>
      <div className={styles.beside}>
        {compared.map(({ role, releaseId }) => (
          <ReleaseFigures
            key={releaseId}
            role={role}
            releaseId={releaseId}
            health={healthOf(releaseId)}
            scale={scale}
            now={now}
          />
        ))}
      </div>
    </Card>
  );
}
