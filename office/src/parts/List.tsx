import type { ReactNode } from 'react';
import styles from './List.module.css';

interface ListProps<Row> {
  title: string;
  rows: readonly Row[];
  /** What is said of none. */
  empty: string;
  keyOf: (row: Row) => string | number;
  /** What a row shows, side by side where there is room. */
  cells: (row: Row) => readonly ReactNode[];
}

/** A short list under a heading, such as what was done about something. */
export function List<Row>({ title, rows, empty, keyOf, cells }: ListProps<Row>) {
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      {rows.length === 0 && <p className={styles.empty}>{empty}</p>}
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={keyOf(row)}>
            {cells(row).map((cell, index) => (
              <span key={index}>{cell}</span>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
