import { Badge } from '@members/ui/core';
import type { RemoteOverview } from '../api/types';
import { Time } from '../format/Time';
import { describeActor } from '../history/describeChange';
import { Note } from '../Note';
import { ReleaseSource } from './ReleaseSource';
import styles from './Running.module.css';

/** What runs now, since when and by whom, and what it replaced. */
export function Running({ remote }: { remote: RemoteOverview }) {
  const { active, since, previous, forced } = remote;
  if (!active) return <Note>Nothing runs yet.</Note>;
  return (
    <div className={styles.running}>
      <p className={styles.label}>Runs now {forced && <Badge tone="warn">forced</Badge>}</p>
      <p className={styles.release}>{active}</p>
      <ReleaseSource remote={remote} releaseId={active} />
      {since && (
        <Note>
          since <Time at={since.at} />, by {describeActor(since)}: “{since.why}”
        </Note>
      )}
      <Note>{previous ? `It replaced ${previous}.` : 'No earlier release is known to be good.'}</Note>
    </div>
  );
}
