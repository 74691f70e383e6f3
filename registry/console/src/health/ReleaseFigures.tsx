import type { ReleaseHealth } from '../api/types';
import { formatCount, formatMs } from '../format/formatNumbers';
import { describeFailures, describePhases } from './describeHealth';
import { ErrorList } from './ErrorList';
import { HealthCharts } from './HealthCharts';
import { lastHour, type ChartScale } from './minutes';
import styles from './ReleaseFigures.module.css';

interface ReleaseFiguresProps {
  /** Such as `Active` or `Canary`. */
  role: string;
  releaseId: string;
  /** Undefined where no shell has reported it yet. */
  health: ReleaseHealth | undefined;
  scale: ChartScale;
  /** When the figures were fetched, ms. */
  now: number;
}

/** How one release does on members' devices: figures and charts. */
export function ReleaseFigures({ role, releaseId, health, scale, now }: ReleaseFiguresProps) {
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
            <Figure name="Mount, median" value={times(health.mountMs.p50)} />
            <Figure name="Mount, 95%" value={times(health.mountMs.p95)} />
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

const times = (ms: number | null) => (ms === null ? '–' : formatMs(ms));

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
