import type { CSSProperties } from 'react';
import { classNames } from './classNames';
import styles from './Skeleton.module.css';

export interface SkeletonProps {
  /** `text` is one line of text high; `block` takes `height` or `ratio`; `circle` takes `width`. */
  shape?: 'text' | 'block' | 'circle';
  width?: number | string;
  height?: number | string;
  /** Width to height as in CSS, `4 / 3`. */
  ratio?: string;
  className?: string;
}

/** A placeholder with the size of what is loading. Hidden from screen readers. */
export function Skeleton({ shape = 'text', width, height, ratio, className }: SkeletonProps) {
  const style: CSSProperties = { width, height: shape === 'circle' ? width : height, aspectRatio: ratio };
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.skeleton, styles[shape], className)}
      style={style}
    />
  );
}
