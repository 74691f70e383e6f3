import type { ReleaseHealth, RemoteWeeks, Vital } from '../api/types';
import { formatCount, formatMs, pluralise } from '../format/formatNumbers';
import { Time } from '../format/Time';
import { Note } from '../Note';
import { describeFailures, describePhases } from './describeHealth';
import { ErrorList } from './ErrorList';
import styles from './WeeksOfRelease.module.css';

type Weeks = RemoteWeeks[string];

/** What three of four pages reach, the web vitals first. */
const shown: readonly { vital: Vital; name: string; title: string }[] = [
  { vital: 'lcp', name: 'LCP', title: 'Until the largest thing of a first screen was painted' },
  { vital: 'inp', name: 'INP', title: 'The longest of a page’s first presses, until the next paint' },
  { vital: 'cls', name: 'CLS', title: 'How far things moved by themselves' },
  { vital: 'press', name: 'Press', title: 'A usual press, until the next paint' },
  { vital: 'mount', name: 'Mount', title: 'From navigation to mounted' },
];

/** Eight weeks of a release: in one line, and by day with its errors where an operator asks. */
export function WeeksOfRelease({ weeks }: { weeks: Weeks }) {
  const { loads, failures, failuresByPhase, days, errors } = weeks;
  const phases = describePhases(failuresByPhase);
  return (
    <>
      <Note>
        In eight weeks {describeFailures({ loads, failures })} of {formatCount(loads)} loads failed
        {phases && ` (${phases})`}. Three of four pages: {describeVitals(weeks.p75)}.
      </Note>
      <details className={styles.details}>
        <summary>By day{errors.length > 0 && `, with ${pluralise(errors.length, 'error')}`}</summary>
        <div className={styles.scroller}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Loads</th>
                <th scope="col">Failed</th>
                {shown.map(({ vital, name, title }) => (
                  <th key={vital} scope="col" title={title}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {[...days].reverse().map((day) => (
                <tr key={day.at}>
                  <th scope="row">
                    <Time at={day.at} day />
                  </th>
                  <td>{formatCount(day.loads)}</td>
                  <td>{describeFailures(day)}</td>
                  {shown.map(({ vital }) => (
                    <td key={vital}>{formatVital(vital, day.p75[vital])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <ErrorList errors={errors as ReleaseHealth['errors']} />
      </details>
    </>
  );
}

const formatVital = (vital: Vital, value: number | null): string =>
  value === null ? '–' : vital === 'cls' ? String(value) : formatMs(value);

/** `LCP 1.5 s, INP 200 ms`; what no page told is left out. */
export const describeVitals = (p75: Weeks['p75']): string =>
  shown
    .filter(({ vital }) => p75[vital] !== null)
    .map(({ vital, name }) => `${name} ${formatVital(vital, p75[vital])}`)
    .join(', ') || 'nothing told';
