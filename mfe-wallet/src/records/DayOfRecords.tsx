import { formatDay, useLanguage } from '@members/i18n';
import { MenuList } from '@members/ui/core';
import type { ReactNode } from 'react';
import styles from './DayOfRecords.module.css';

/** A day of records: the date over a card with one row each. */
export function DayOfRecords({ day, children }: { day: string; children: ReactNode }) {
  const title = formatDay(day, useLanguage());
  return (
    <section className={styles.day}>
      <h2 className={styles.title}>{title}</h2>
      <MenuList label={title}>{children}</MenuList>
    </section>
  );
}
