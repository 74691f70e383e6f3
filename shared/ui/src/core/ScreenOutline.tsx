import { useState, type ReactNode } from 'react';
import { Delayed, usualDelayMs } from './Delayed';
import { ScreenBody } from './ScreenBody';
import { Skeleton } from './Skeleton';
import styles from './ScreenOutline.module.css';

export interface ScreenOutlineProps {
  /** What screen readers hear once it shows, such as "Loading". */
  label: string;
  /** Time before anything shows; by default that of `Delayed`. */
  delayMs?: number | undefined;
  /** The bar at the top of the screen, where it is known; in its place an outline as well. */
  bar?: ReactNode;
}

/** Whether an outline is in sight, the one that the page has before the app is drawn among them. */
function isInSight(): boolean {
  const outline = document.querySelector('[data-m-outline]');
  return outline !== null && getComputedStyle(outline).visibility === 'visible';
}

/**
 * The outline of a screen while its code is loading. It lies over the place of the screen and takes no space of its own,
 * so that nothing moves when the screen appears. One that takes the place of another shows at once.
 */
export function ScreenOutline({ label, delayMs = usualDelayMs, bar }: ScreenOutlineProps) {
  const [delay] = useState(() => (isInSight() ? 0 : delayMs));
  return (
    <Delayed label={label} reserves={false} delayMs={delay}>
      <div className={styles.outline} data-m-outline="">
        {bar ?? (
          <div className={styles.bar}>
            <Skeleton width="40%" height={20} />
          </div>
        )}
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
