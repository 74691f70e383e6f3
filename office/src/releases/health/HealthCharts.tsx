import { useReleaseTexts } from '../useReleaseTexts';
import { describeLoads, describeMounts } from './describeHealth';
import styles from './HealthCharts.module.css';
import { minutesShown, type ChartScale, type Minute } from './minutes';

interface HealthChartsProps {
  minutes: readonly (Minute | null)[];
  scale: ChartScale;
}

const loadsHeight = 36;
const failuresHeight = 14;
const mountHeight = 30;

/** Loads (bars up), failures (bars down) and mount times (line) of the last hour. Each chart has a text alternative. */
export function HealthCharts({ minutes, scale }: HealthChartsProps) {
  const texts = useReleaseTexts();
  const { t } = texts;
  const up = (value: number) => (value / scale.perMinute) * loadsHeight;
  const down = (value: number) => Math.min(failuresHeight, (value / scale.perMinute) * loadsHeight);
  return (
    <div className={styles.charts}>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{t('charts.loadsCaption')}</figcaption>
        <svg
          role="img"
          aria-label={describeLoads(minutes, texts)}
          className={styles.chart}
          viewBox={`0 0 ${minutesShown} ${loadsHeight + failuresHeight}`}
          preserveAspectRatio="none"
        >
          <line x1="0" x2={minutesShown} y1={loadsHeight} y2={loadsHeight} className={styles.axis} />
          {minutes.map((minute, slot) =>
            minute ? (
              <g key={minute.at}>
                <rect
                  x={slot + 0.1}
                  width="0.8"
                  y={loadsHeight - up(minute.loads)}
                  height={up(minute.loads)}
                  className={styles.loads}
                />
                <rect
                  x={slot + 0.1}
                  width="0.8"
                  y={loadsHeight}
                  height={down(minute.failures)}
                  className={styles.failures}
                />
              </g>
            ) : null,
          )}
        </svg>
      </figure>
      <figure className={styles.figure}>
        <figcaption className={styles.caption}>{t('charts.mountsCaption')}</figcaption>
        <svg
          role="img"
          aria-label={describeMounts(minutes, texts)}
          className={styles.line}
          viewBox={`0 0 ${minutesShown} ${mountHeight}`}
          preserveAspectRatio="none"
        >
          <line x1="0" x2={minutesShown} y1={mountHeight} y2={mountHeight} className={styles.axis} />
          {runsOf(minutes).map((run) => (
            <polyline
              key={run[0]?.slot}
              className={styles.mounts}
              points={run
                // A single minute becomes a short line: a point would be invisible.
                .flatMap(({ slot, mountMs }) => [
                  `${slot + 0.2},${yOf(mountMs, scale)}`,
                  `${slot + 0.8},${yOf(mountMs, scale)}`,
                ])
                .join(' ')}
            />
          ))}
        </svg>
      </figure>
      <div className={styles.span} aria-hidden="true">
        <span>{t('charts.hourAgo')}</span>
        <span>{t('charts.now')}</span>
      </div>
    </div>
  );
}

const yOf = (mountMs: number, scale: ChartScale) =>
  mountHeight - 1 - (mountMs / scale.mountMs) * (mountHeight - 2);

interface Mount {
  slot: number;
  mountMs: number;
}

/** Groups neighbouring minutes that have a mount time: a gap in the reports is a gap in the line. */
function runsOf(minutes: readonly (Minute | null)[]): Mount[][] {
  const runs: Mount[][] = [];
  minutes.forEach((minute, slot) => {
    if (minute?.mountP50 == null) return;
    const mount = { slot, mountMs: minute.mountP50 };
    const run = runs.at(-1);
    if (run?.at(-1)?.slot === slot - 1) run.push(mount);
    else runs.push([mount]);
  });
  return runs;
}
