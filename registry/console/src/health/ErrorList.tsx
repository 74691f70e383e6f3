import type { ReleaseHealth } from '../api/types';
import { Time } from '../format/Time';
import styles from './ErrorList.module.css';

/** What apps reported as errors of a release, equal ones in one line. */
export function ErrorList({ errors }: { errors: ReleaseHealth['errors'] }) {
  if (errors.length === 0) return null;
  return (
    <ul className={styles.errors} aria-label="Errors">
      {errors.map(({ at, phase, message, count }) => (
        <li key={`${phase} ${message}`} className={styles.error}>
          <span className={styles.message}>{message}</span>
          <span className={styles.note}>
            {count} × in {phase}, last <Time at={at} />
          </span>
        </li>
      ))}
    </ul>
  );
}
