import { Children, useDeferredValue, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Cards that a screen begins with: what a phone shows before anything is scrolled. */
const firstSight = 6;

/**
 * Cards of one kind, two in a row, such as `PictureCard`s. Those out of sight come right after the screen has been
 * drawn, which they would only hold back.
 */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  const all = useDeferredValue(true, false);
  const cards = Children.toArray(children);
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(all ? cards : cards.slice(0, firstSight), (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
