import type { ReactNode } from 'react';
import styles from './Chip.module.css';

export interface ChipProps {
  children: ReactNode;
  onClick: () => void;
  /** Pressed state (`aria-pressed`); leave it out for a chip that only does something. */
  selected?: boolean;
  disabled?: boolean;
}

/** Small pill to pick a quick value or a filter. */
export function Chip({ children, onClick, selected, disabled }: ChipProps) {
  return (
    <button
      type="button"
      className={styles.chip}
      aria-pressed={selected}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
