import { useState, type ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './Picture.module.css';

export interface PictureProps {
  src?: string;
  /** Alternative text; empty when the picture only decorates a name beside it. */
  alt: string;
  /** Width to height as in CSS, `4 / 3` by default. The box keeps it before the picture is there. */
  ratio?: string;
  fit?: 'cover' | 'contain';
  rounded?: boolean;
  /** Loads at once, for pictures that are visible before anything is scrolled. Others load when they are scrolled near. */
  eager?: boolean;
  /** Over the picture: play count, duration. Text in it is white over a shade. */
  children?: ReactNode;
  className?: string;
}

/**
 * A picture in a box of fixed ratio, so that nothing moves when it arrives. A few pixels behind `#` of its address are
 * shown meanwhile (decision 115), and a drawing stands in when it fails.
 */
export function Picture(props: PictureProps) {
  const { src, alt, ratio = '4 / 3', fit = 'cover', rounded = true, eager, children, className } = props;
  const [failed, setFailed] = useState<string>();
  const shown = failed === src ? '' : src;
  const pixels = shown?.split('#data:')[1];
  return (
    <span
      className={classNames(styles.box, rounded && styles.rounded, className)}
      style={{ aspectRatio: ratio, backgroundImage: pixels && `url(data:${pixels})` }}
    >
      {shown ? (
        <img
          className={styles.image}
          style={{ objectFit: fit }}
          src={shown}
          alt={alt}
          loading={eager ? 'eager' : 'lazy'}
          decoding="async"
          onError={() => setFailed(src)}
        />
      ) : (
        <svg
          className={styles.image}
          viewBox="0 0 80 60"
          preserveAspectRatio="xMidYMid slice"
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <circle cx="55" cy="20" r="7" className={styles.sun} />
          <path d="m0 52 22-24 16 17 12-12 30 27H0z" className={styles.hill} />
        </svg>
      )}
      {children && <span className={styles.over}>{children}</span>}
    </span>
  );
}
