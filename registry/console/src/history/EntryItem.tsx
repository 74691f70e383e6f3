import type { LogEntry } from '../api/types';
import { Move } from '../decision/Move';
import { Time } from '../format/Time';
import { describeActor, describeChange } from './describeChange';
import styles from './EntryItem.module.css';

/** A log entry in full: what, when, who, why, before and after. */
export function EntryItem({ entry }: { entry: LogEntry }) {
  const { what, remote, move, findings } = describeChange(entry.change);
  return (
    <article className={styles.entry} aria-label={`Entry ${entry.seq}`}>
      <p className={styles.head}>
        <span>{remote ?? 'Registry'}</span>
        <span>#{entry.seq}</span>
      </p>
      <p className={styles.what}>
        {describeActor(entry)} {what}
      </p>
      {move && <Move {...move} />}
      {findings && (
        <ul className={styles.findings}>
          {findings.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
      <p className={styles.why}>“{entry.why}”</p>
      <p className={styles.head}>
        <Time at={entry.at} exact />
      </p>
    </article>
  );
}

/** A log entry in one sentence: who, what, when, why. */
export function EntryLine({ entry }: { entry: LogEntry }) {
  const { what } = describeChange(entry.change);
  return (
    <>
      <strong>{describeActor(entry)}</strong> {what}, <Time at={entry.at} exact />: “{entry.why}”
    </>
  );
}
