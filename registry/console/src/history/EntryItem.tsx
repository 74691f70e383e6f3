import type { LogEntry } from '../api/types';
import { Move } from '../decision/Move';
import { Time } from '../format/Time';
import { actorOf } from './actorOf';
import { describeChange } from './describeChange';
import styles from './EntryItem.module.css';

/** An entry of the log in full: what, when, who, why, before and after. */
export function EntryItem({ entry }: { entry: LogEntry }) {
  const { what, remote, move, findings } = describeChange(entry.change);
  return (
    <article className={styles.entry} aria-label={`Entry ${entry.seq}`}>
      <p className={styles.head}>
        <span>{remote ?? 'Registry'}</span>
        <span>#{entry.seq}</span>
      </p>
      <p className={styles.what}>
        {actorOf(entry)} {what}
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
