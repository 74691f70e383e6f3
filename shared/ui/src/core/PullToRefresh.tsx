import { useRef, useState, type ReactNode } from 'react';
import { Button } from './Button';
import { LiveRegion } from './LiveRegion';
import { Spinner } from './Spinner';
import { RefreshIcon } from './ownIcons';
import { usePull } from './usePull';
import styles from './PullToRefresh.module.css';

export interface PullToRefreshProps {
  /** Loads again. The part waits for the promise. A failure is the caller's to show; it only ends the waiting. */
  onRefresh: () => Promise<unknown> | void;
  /** Shortest time that refreshing shows, 500 ms by default (CONST-08). */
  minMs?: number;
  labels: {
    /** While pulling, before it is far enough. */
    pull: string;
    /** Far enough: letting go refreshes. */
    release: string;
    /** Refreshing, shown and read out. */
    refreshing: string;
    /** Text of the button that keyboard and screen reader users reach before the content. */
    button: string;
  };
  children: ReactNode;
}

/** Pull down at the top of a screen to load it again; the same by a button that shows when focused. */
export function PullToRefresh({ onRefresh, minMs = 500, labels, children }: PullToRefreshProps) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);
  const refresh = async () => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    const shortest = new Promise((resolve) => setTimeout(resolve, minMs));
    await Promise.allSettled([Promise.resolve().then(onRefresh), shortest]);
    running.current = false;
    setBusy(false);
  };
  const { root, pullPx, armed } = usePull(refresh);
  const offset = busy ? 48 : pullPx;
  return (
    <div ref={root} className={styles.root} aria-busy={busy}>
      <Button
        className={styles.button}
        size="s"
        variant="secondary"
        onClick={refresh}
        icon={<RefreshIcon size={16} />}
      >
        {labels.button}
      </Button>
      <LiveRegion message={busy ? labels.refreshing : ''} />
      <div
        className={styles.head}
        style={{ height: offset }}
        data-free={pullPx === 0 || undefined}
        aria-hidden="true"
      >
        {offset > 0 && (
          <span className={styles.hint}>
            {busy && <Spinner size={18} />}
            {busy ? labels.refreshing : armed ? labels.release : labels.pull}
          </span>
        )}
      </div>
      {children}
    </div>
  );
}
