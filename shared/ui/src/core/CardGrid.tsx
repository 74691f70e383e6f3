import { Children, useDeferredValue, type ReactNode } from 'react';
import { classNames } from './classNames';
import styles from './CardGrid.module.css';

/** Cards that a screen begins with: what a phone shows before anything is scrolled. */
const firstSight = 6;

/**
 * Cards of one kind, two in a row, such as `PictureCard`s. Those out of sight come right after the screen has been
 * drawn, which they would only hold back; until then what follows the cards stands below the screen, so that nothing
 * moves.
 */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  const all = useDeferredValue(true, false);
  const cards = Children.toArray(children);
  const begins = !all && cards.length > firstSight;
  return (
    <ul className={classNames(styles.grid, begins && styles.begins)} aria-label={label}>
      {Children.map(begins ? cards.slice(0, firstSight) : cards, (card) => (
        <li>{card}</li>
      ))}
    </ul>
  );
}
