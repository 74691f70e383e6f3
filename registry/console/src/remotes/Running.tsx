import { Badge } from '@members/ui/core';
import type { LogEntry, RemoteOverview } from '../api/types';
import { formatTime } from '../format/formatTime';
import { actorOf } from '../history/actorOf';
import styles from './Running.module.css';

interface RunningProps {
  remote: RemoteOverview;
  since: LogEntry | undefined;
}

/** What runs now, since when and by whom, and what it replaced. */
export function Running({ remote: { active, previous, forced }, since }: RunningProps) {
  if (!active) return <p className={styles.note}>Nothing runs yet.</p>;
  return (
    <div className={styles.running}>
      <p className={styles.label}>Runs now {forced && <Badge tone="warn">forced</Badge>}</p>
      <p className={styles.release}>{active}</p>
      {since && (
        <p className={styles.note}>
          since <time dateTime={since.at}>{formatTime(since.at)}</time>, by {actorOf(since)}: “{since.why}”
        </p>
      )}
      <p className={styles.note}>
        {previous ? `It replaced ${previous}.` : 'No earlier release is known to be good.'}
      </p>
    </div>
  );
}
