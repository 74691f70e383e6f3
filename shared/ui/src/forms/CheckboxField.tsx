import type { ComponentPropsWithRef, ReactNode } from 'react';
import { CheckIcon } from '../core/ownIcons';
import { FieldError, useFieldIds } from './FieldFrame';
import styles from './Choice.module.css';
import field from './Field.module.css';

export interface CheckboxFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'size'> {
  /** May hold a link. */
  label: ReactNode;
  onCheckedChange?: (checked: boolean) => void;
  error?: ReactNode;
}

/** A box to tick, its label beside it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, onCheckedChange, error, id, onChange, ...rest } = props;
  const ids = useFieldIds(id, { error });
  return (
    <div className={field.field}>
      <label className={styles.choice}>
        <input
          {...rest}
          {...ids.aria}
          id={ids.control}
          type="checkbox"
          className={styles.native}
          onChange={(event) => {
            onChange?.(event);
            onCheckedChange?.(event.currentTarget.checked);
          }}
        />
        <span className={styles.box} aria-hidden="true">
          <CheckIcon size={16} />
        </span>
        <span className={styles.text}>{label}</span>
      </label>
      {error && <FieldError id={ids.errorId}>{error}</FieldError>}
    </div>
  );
}
