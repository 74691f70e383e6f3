import { Badge } from '@members/ui/core';
import type { RemoteOverview } from '../api/types';
import { Time } from '../format/Time';
import { actorOf } from '../history/actorOf';
import styles from './Running.module.css';

/** What runs now, since when and by whom, and what it replaced. */
export function Running({ remote }: { remote: RemoteOverview }) {
  const { active, since, previous, forced } = remote;
  if (!active) return <p className={styles.note}>Nothing runs yet.</p>;
  return (
    <div className={styles.running}>
      <p className={styles.label}>Runs now {forced && <Badge tone="warn">forced</Badge>}</p>
      <p className={styles.release}>{active}</p>
      {since && (
        <p className={styles.note}>
          since <Time at={since.at} />, by {actorOf(since)}: “{since.why}”
        </p>
      )}
      <p className={styles.note}>
        {previous ? `It replaced ${previous}.` : 'No earlier release is known to be good.'}
      </p>
    </div>
  );
}
