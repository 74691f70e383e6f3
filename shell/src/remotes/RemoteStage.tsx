import type { RefObject } from 'react';
import styles from './RemoteStage.module.css';

/** Where releases are mounted, each in an element of its own: what is on screen, and what is drawn ahead out of sight. */
export function RemoteStage({ stage }: { stage: RefObject<HTMLDivElement | null> }) {
  return <div ref={stage} className={styles.stage} />;
}
