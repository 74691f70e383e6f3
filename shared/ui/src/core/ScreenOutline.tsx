import { useEffect, useState } from 'react';
import { Delayed, usualDelayMs } from './Delayed';
import { ScreenBody } from './ScreenBody';
import { Skeleton } from './Skeleton';
import styles from './ScreenOutline.module.css';

export interface ScreenOutlineProps {
  /** What screen readers hear once it shows, such as "Loading". */
  label: string;
  /** Time before anything shows; by default that of `Delayed`. */
  delayMs?: number | undefined;
}

/** So many outlines are in sight. */
let inSight = 0;

/**
 * The outline of a screen while its code is loading. It lies over the place of the screen and takes no space of its own,
 * so that nothing moves when the screen appears. One that takes the place of another shows at once.
 */
export function ScreenOutline({ label, delayMs = usualDelayMs }: ScreenOutlineProps) {
  const [delay] = useState(() => (inSight > 0 ? 0 : delayMs));
  useEffect(() => {
    let counts = 0;
    const timer = setTimeout(() => (inSight += counts = 1), delay);
    return () => {
      clearTimeout(timer);
      inSight -= counts;
    };
  }, [delay]);
  return (
    <Delayed label={label} reserves={false} delayMs={delay}>
      <div className={styles.outline}>
        <div className={styles.bar}>
          <Skeleton width="40%" height={20} />
        </div>
        <ScreenBody>
          <Skeleton shape="block" height={120} />
          <Skeleton shape="block" height={56} />
          <Skeleton shape="block" height={56} />
          <Skeleton shape="block" height={56} />
        </ScreenBody>
      </div>
    </Delayed>
  );
}
