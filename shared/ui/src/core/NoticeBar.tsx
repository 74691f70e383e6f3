import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { classNames } from './classNames';
import { AnnouncementIcon } from './frameIcons';
import { useMotionPause } from './useMotionPause';
import { Skeleton } from './Skeleton';
import styles from './NoticeBar.module.css';

const PX_PER_SECOND = 40;
/** Height of a bar of one line. */
const heightPx = 40;

export interface NoticeBarProps {
  text: string;
  /** Spoken name of the bar, such as "Notice". */
  label: string;
}

/**
 * Slim bar with one line of text. Text that does not fit scrolls, and stops under touch, hover, focus and
 * in a hidden tab; under prefers-reduced-motion it wraps instead.
 */
export function NoticeBar({ text, label }: NoticeBarProps) {
  const line = useRef<HTMLSpanElement>(null);
  const [travelPx, setTravelPx] = useState(0);
  const { paused, reduced, handlers } = useMotionPause();
  useEffect(() => {
    const element = line.current;
    const box = element?.parentElement;
    if (!element || !box || reduced || typeof ResizeObserver === 'undefined') return setTravelPx(0);
    // It is told with the next layout, so that none is forced here.
    const observer = new ResizeObserver(() =>
      setTravelPx(element.scrollWidth > box.clientWidth ? element.scrollWidth : 0),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [text, reduced]);
  const moving = travelPx > 0;
  const style = { '--travel': `${-travelPx}px`, '--time': `${travelPx / PX_PER_SECOND}s` } as CSSProperties;
  return (
    <div
      className={styles.bar}
      role="marquee"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard has no other way to pause it
      tabIndex={moving ? 0 : undefined}
      {...handlers}
    >
      <AnnouncementIcon size={18} className={styles.icon} />
      <div className={styles.window}>
        <span
          ref={line}
          className={classNames(styles.text, moving && styles.moving, reduced && styles.still)}
          style={moving ? style : undefined}
          data-paused={paused || undefined}
        >
          {text}
        </span>
      </div>
    </div>
  );
}

/** The outline of a `NoticeBar` while it is loading, as tall as one line. */
export const NoticeBarSkeleton = () => <Skeleton shape="block" height={heightPx} />;
