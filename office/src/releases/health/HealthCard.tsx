import type { RegistryOverview, ReleaseHealth, RemoteOverview } from '@members/office-contract';
import { Card } from '@members/ui/core';
import { Note } from '../Note';
import { useReleaseTexts } from '../useReleaseTexts';
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
  const { t } = useReleaseTexts();
  const healthOf = (releaseId: string | null | undefined) =>
    releaseId ? overview.health[remote.name]?.[releaseId] : undefined;
  const compared = [
    { role: t('roles.active'), releaseId: remote.active },
    { role: t('roles.canary'), releaseId: remote.canary?.releaseId },
  ].flatMap(({ role, releaseId }) => (releaseId ? [{ role, releaseId }] : []));
  const scale = scaleOf(compared.map(({ releaseId }) => healthOf(releaseId)));
  return (
    <Card render={<section aria-label={t('health.title')} />}>
      <h2 className={styles.title}>{t('health.title')}</h2>
      <Note>{t('health.note')}</Note>
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
  /** Active or canary, in words. */
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
  const texts = useReleaseTexts();
  const { t, count, ms } = texts;
  const timeOf = (value: number | null) => (value === null ? '–' : ms(value));
  return (
    <section className={styles.figures} aria-label={`${role} ${releaseId}`}>
      <div>
        <h3 className={styles.role}>{role}</h3>
        <p className={styles.release}>{releaseId}</p>
      </div>
      {health ? (
        <>
          <dl className={styles.list}>
            <Figure name={t('health.loads')} value={count(health.loads)} />
            <Figure
              name={t('health.failures')}
              value={describeFailures(health, texts)}
              note={describePhases(health.failuresByPhase, texts)}
              bad={health.failures > 0}
            />
            <Figure name={t('health.mountMedian')} value={timeOf(health.mountMs.p50)} />
            <Figure name={t('health.mountMost')} value={timeOf(health.mountMs.p95)} />
          </dl>
          <HealthCharts minutes={lastHour(health.series, now)} scale={scale} />
          <ErrorList errors={health.errors} />
        </>
      ) : (
        <p className={styles.none}>{t('health.none')}</p>
      )}
    </section>
  );
}

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
