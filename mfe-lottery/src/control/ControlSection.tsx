import { useId, type ReactNode } from 'react';
import styles from './ControlSheet.module.css';

export interface ControlSectionProps {
  title: string;
  /** What the section does, in a sentence or two. */
  about?: string;
  children: ReactNode;
}

/** A part of the sheet under its heading. */
export function ControlSection({ title, about, children }: ControlSectionProps) {
  const heading = useId();
  return (
    <section className={styles.section} aria-labelledby={heading}>
      <h3 className={styles.heading} id={heading}>
        {title}
      </h3>
      {about && <p className={styles.about}>{about}</p>}
      {children}
    </section>
  );
}
