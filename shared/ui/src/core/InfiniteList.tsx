import { useEffect, useRef, type ReactNode } from 'react';
import { Button } from './Button';
import styles from './InfiniteList.module.css';

export interface InfiniteListProps {
  /** The items so far. */
  children: ReactNode;
  hasMore: boolean;
  /** A page is being fetched. */
  busy: boolean;
  /** Fetches the next page. Called again only after `busy` has gone back to false. */
  onMore: () => void;
  /** The last page failed: no automatic calls until the button is pressed. */
  failed?: boolean;
  /** Text of the button that fetches by hand. */
  moreLabel: string;
  /** Text at the end, such as "no more". */
  endLabel: string;
}

/** List whose next page is fetched when its end comes near, or by a button. */
export function InfiniteList(props: InfiniteListProps) {
  const { children, hasMore, busy, onMore, failed, moreLabel, endLabel } = props;
  const sentinel = useRef<HTMLDivElement>(null);
  const latest = useRef(onMore);
  useEffect(() => {
    latest.current = onMore;
  });
  const waiting = hasMore && !busy && !failed;
  useEffect(() => {
    const element = sentinel.current;
    if (!element || !waiting || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && latest.current(),
      { rootMargin: '320px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [waiting]);
  return (
    <>
      {children}
      <div ref={sentinel} className={styles.foot}>
        {hasMore ? (
          <Button variant="quiet" busy={busy} onClick={onMore}>
            {moreLabel}
          </Button>
        ) : (
          <span className={styles.end}>{endLabel}</span>
        )}
      </div>
    </>
  );
}
