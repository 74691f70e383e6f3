import type { ComponentPropsWithRef, ReactNode } from 'react';
import { FieldFrame, useFieldIds, type FieldNotes } from './FieldFrame';
import styles from './Field.module.css';

export interface TextFieldProps extends Omit<ComponentPropsWithRef<'input'>, 'size'>, FieldNotes {
  label: ReactNode;
  /** The label is for screen readers alone; a placeholder says it. */
  hideLabel?: boolean;
  /** The text as typed; `onChange` and `ref` work too, as form libraries want them. */
  onValueChange?: (value: string) => void;
  /** Inside the box, before the text: an icon. */
  leading?: ReactNode;
  /** Inside the box, after the text: an icon button. */
  trailing?: ReactNode;
  /** Beside the label, at the right: a link. */
  aside?: ReactNode;
}

/** One line of text with its label, hint and error. Set `autoComplete`, `inputMode` and `enterKeyHint` to fit. */
export function TextField(props: TextFieldProps) {
  const { label, hideLabel, hint, error, onValueChange, leading, trailing, aside, id, onChange, ...own } =
    props;
  const { className, ...rest } = own;
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame ids={ids} label={label} hideLabel={hideLabel} hint={hint} error={error} aside={aside}>
      <div
        className={styles.box}
        data-invalid={error ? '' : undefined}
        data-disabled={rest.disabled ? '' : undefined}
      >
        {leading && <span className={styles.leading}>{leading}</span>}
        <input
          type="text"
          {...rest}
          {...ids.aria}
          id={ids.control}
          className={[styles.input, className].filter(Boolean).join(' ')}
          onChange={(event) => {
            onChange?.(event);
            onValueChange?.(event.currentTarget.value);
          }}
        />
        {trailing && <span className={styles.trailing}>{trailing}</span>}
      </div>
    </FieldFrame>
  );
}
