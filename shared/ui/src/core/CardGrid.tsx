import { Children, type ReactNode } from 'react';
import styles from './CardGrid.module.css';

/** Cards of one kind, two in a row, such as `PictureCard`s. */
export function CardGrid({ children }: { children: ReactNode }) {
  return <ul className={styles.grid}>{Children.map(children, (card) => card && <li>{card}</li>)}</ul>;
}
