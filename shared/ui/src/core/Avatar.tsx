import { useState, type CSSProperties } from 'react';
import styles from './Avatar.module.css';

export interface AvatarProps {
  /** Picture's address; without one, or when it fails, a drawn figure stands in. */
  src?: string;
  /** Alternative text. Empty when the name stands beside it. */
  alt?: string;
  /** Edge in pixels, 44 by default. */
  size?: number;
}

/** A person's round picture. */
export function Avatar({ src, alt = '', size = 44 }: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  const style = { '--size': `${size}px` } as CSSProperties;
  if (src && failed !== src) {
    return (
      <img
        className={styles.avatar}
        style={style}
        src={src}
        alt={alt}
        width={size}
        height={size}
        onError={() => setFailed(src)}
      />
    );
  }
  return (
    <svg
      className={styles.avatar}
      style={style}
      viewBox="0 0 52 52"
      {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
    >
      <circle cx="26" cy="21" r="9" className={styles.figure} />
      <path d="M8 52c0-11 8-18 18-18s18 7 18 18z" className={styles.figure} />
    </svg>
  );
}
