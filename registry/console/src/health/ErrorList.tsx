import type { ReleaseHealth } from '../api/types';
import { Time } from '../format/Time';
import { ErrorPlaces } from './ErrorPlaces';
import styles from './ErrorList.module.css';

/** The errors that apps reported for a release; equal ones are one item. */
export function ErrorList({ errors }: { errors: ReleaseHealth['errors'] }) {
  if (errors.length === 0) return null;
  return (
    <ul className={styles.errors} aria-label="Errors">
      {errors.map(({ at, phase, message, stack, count }) => (
        <li key={`${phase} ${message}`} className={styles.error}>
          <span className={styles.message}>{message}</span>
          <span className={styles.note}>
            {count} × in {phase}, last <Time at={at} />
          </span>
          {stack && <ErrorPlaces stack={stack} />}
        </li>
      ))}
    </ul>
  );
}
