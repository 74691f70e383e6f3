import { FormMessage } from '@members/ui/forms';
import type { LogEntry } from '../api/types';
import { EntryLine } from '../history/EntryLine';
import styles from './Findings.module.css';

/** What others changed while the operator was deciding. */
export function ChangedSince({ entries }: { entries: readonly LogEntry[] }) {
  return (
    <FormMessage>
      <p className={styles.title}>This has changed since you looked. Nothing of yours was done.</p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry.seq}>
            <EntryLine entry={entry} />
          </li>
        ))}
      </ul>
    </FormMessage>
  );
}
