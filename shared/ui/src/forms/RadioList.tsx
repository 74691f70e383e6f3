import { useId, type ReactNode } from 'react';
import { classNames } from '../core/classNames';
import { VisuallyHidden } from '../core/VisuallyHidden';
import styles from './Choice.module.css';

export interface RadioOption {
  value: string;
  label: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface RadioListProps {
  /** Spoken name of the group. */
  label: string;
  options: readonly RadioOption[];
  /** The chosen one; empty for none yet. */
  value: string;
  onValueChange: (value: string) => void;
  name?: string;
  /** Without its own card, for use inside a sheet. */
  flat?: boolean;
}

/** One of several, each a whole row to tap. Arrow keys move the choice. */
export function RadioList({ label, options, value, onValueChange, name, flat }: RadioListProps) {
  const own = useId();
  return (
    <fieldset className={classNames(styles.list, flat && styles.flat)}>
      <legend>
        <VisuallyHidden>{label}</VisuallyHidden>
      </legend>
      {options.map((option) => (
        <label key={option.value} className={classNames(styles.choice, styles.row)}>
          {option.icon && <span className={styles.icon}>{option.icon}</span>}
          <span className={styles.text}>
            {option.label}
            {option.description && <span className={styles.description}>{option.description}</span>}
          </span>
          <input
            type="radio"
            className={styles.native}
            name={name ?? own}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onValueChange(option.value)}
          />
          <span className={styles.dot} aria-hidden="true" />
        </label>
      ))}
    </fieldset>
  );
}
