import { useHold } from '@members/mfe-kit';
import type { ReactNode } from 'react';
import styles from './Form.module.css';

interface Props {
  onSubmit: () => void;
  /** Whether there is something in it: until it is sent or cleared, no other release takes its place. */
  filled: boolean;
  children: ReactNode;
}

/** A form that is checked here and not by the browser. */
export function Form({ onSubmit, filled, children }: Props) {
  useHold(filled, 'a form is filled');
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {children}
    </form>
  );
}
