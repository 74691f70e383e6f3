import { Children, type ReactNode } from 'react';
import styles from './MenuList.module.css';

export interface MenuListProps {
  /** Spoken name of the list. */
  label?: string;
  /** `ListRow`s, one per item. */
  children: ReactNode;
}

/** Card with rows, divided by hairlines. */
export function MenuList({ label, children }: MenuListProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {Children.map(children, (row) => row && <li className={styles.item}>{row}</li>)}
    </ul>
  );
}
