import { Card } from '@members/ui/core';
import type { RegistryOverview, ReleaseHealth, RemoteOverview } from '../api/types';
import { formatCount, formatMs } from '../format/formatNumbers';
import { Note } from '../Note';
import { describeFailures, describePhases } from './describeHealth';
import { ErrorList } from './ErrorList';
import { HealthCharts } from './HealthCharts';
import { type ChartScale, lastHour, scaleOf } from './minutes';
import styles from './HealthCard.module.css';

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

interface ReleaseFiguresProps {
  /** Such as `Active` or `Canary`. */
  role: string;
  releaseId: string;
  /** Undefined if no shell has reported it yet. */
  health: ReleaseHealth | undefined;
  scale: ChartScale;
  /** When the figures were fetched, in milliseconds since 1970. */
  now: number;
}

/** What members' apps reported about one release: figures, charts and errors. */
function ReleaseFigures({ role, releaseId, health, scale, now }: ReleaseFiguresProps) {
  return (
    <section className={styles.figures} aria-label={`${role} ${releaseId}`}>
      <div>
        <h3 className={styles.role}>{role}</h3>
        <p className={styles.release}>{releaseId}</p>
      </div>
      {health ? (
        <>
          <dl className={styles.list}>
            <Figure name="Loads" value={formatCount(health.loads)} />
            <Figure
              name="Failures"
              value={describeFailures(health)}
              note={describePhases(health.failuresByPhase)}
              bad={health.failures > 0}
            />
            <Figure name="Mount, median" value={formatTime(health.mountMs.p50)} />
            <Figure name="Mount, 95%" value={formatTime(health.mountMs.p95)} />
          </dl>
          <HealthCharts minutes={lastHour(health.series, now)} scale={scale} />
          <ErrorList errors={health.errors} />
        </>
      ) : (
        <p className={styles.none}>No app has reported it in the last hour.</p>
      )}
    </section>
  );
}

const formatTime = (ms: number | null) => (ms === null ? '–' : formatMs(ms));

function Figure({ name, value, note, bad }: { name: string; value: string; note?: string; bad?: boolean }) {
  return (
    <div>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value} data-bad={bad || undefined}>
        {value}
        {note && <span className={styles.note}>{note}</span>}
      </dd>
    </div>
  );
}
