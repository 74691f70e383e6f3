import type { RefObject } from 'react';
import styles from './RemoteStage.module.css';

/** The elements of all mounted releases: of the one on screen, and of one that is mounted ahead out of sight. */
export function RemoteStage({ stage }: { stage: RefObject<HTMLDivElement | null> }) {
  return <div ref={stage} className={styles.stage} />;
}
