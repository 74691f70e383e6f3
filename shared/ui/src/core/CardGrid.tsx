import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Cards of one kind, two in a row, such as `PictureCard`s. */
export function CardGrid({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <ul className={styles.grid} aria-label={label}>
      {Children.map(children, (card) => card && <li>{card}</li>)}
    </ul>
  );
}
