import type { ReportedError } from '@members/office-contract';
import { useReleaseTexts } from '../useReleaseTexts';
import styles from './ErrorList.module.css';
import { ErrorPlaces } from './ErrorPlaces';

/** The errors that apps reported for a release; equal ones are one item. */
export function ErrorList({ errors }: { errors: readonly ReportedError[] }) {
  const { t, count, time } = useReleaseTexts();
  if (errors.length === 0) return null;
  return (
    <ul className={styles.errors} aria-label={t('errors.title')}>
      {errors.map(({ at, phase, message, stack, count: times }) => (
        <li key={`${phase} ${message}`} className={styles.error}>
          <span className={styles.message}>{message}</span>
          <span className={styles.note}>
            {t('errors.figures', { times: count(times), phase, at: time(at) })}
          </span>
          {stack && <ErrorPlaces stack={stack} />}
        </li>
      ))}
    </ul>
  );
}
