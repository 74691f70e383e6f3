import type { ReactNode } from 'react';
import styles from './Note.module.css';

/** A smaller paragraph beside what a card or a form is about. */
export const Note = ({ children }: { children: ReactNode }) => <p className={styles.note}>{children}</p>;
