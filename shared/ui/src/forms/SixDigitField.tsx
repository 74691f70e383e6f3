import { OTPField } from '@base-ui/react/otp-field';
import type { ReactNode, Ref } from 'react';
import { FieldFrame, useFieldIds, type FieldNotes } from './FieldFrame';
import styles from './SixDigitField.module.css';

const LENGTH = 6;

export interface SixDigitFieldProps extends FieldNotes {
  label: ReactNode;
  /** Up to six digits; what is longer is cut, so a seventh digit changes nothing. */
  value: string;
  onValueChange: (value: string) => void;
  /** All six are there. */
  onComplete?: (value: string) => void;
  /** Spoken name of the boxes after the first, such as "Digit 3 of 6". The first carries the label. */
  digitLabel: (position: number) => string;
  /** The system's keyboard stays away because a `Keypad` is on the screen. A hardware keyboard still works. */
  keypad?: boolean;
  /** Of several fields at one `Keypad`: whether its digits go here. Marks the next box; true by default. */
  active?: boolean;
  id?: string;
  name?: string;
  disabled?: boolean;
  /** The box for the next digit, the last one when all are there. */
  ref?: Ref<HTMLInputElement>;
}

/** The fund password: six masked digits, never offered to be stored or filled in, nor taken from the clipboard. */
export function SixDigitField(props: SixDigitFieldProps) {
  const { label, value, onValueChange, onComplete, digitLabel, keypad, active = true, ...others } = props;
  const { id, ref, hint, error, ...rest } = others;
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame ids={ids} label={label} hint={hint} error={error}>
      <OTPField.Root
        className={styles.boxes}
        id={ids.control}
        {...ids.aria}
        length={LENGTH}
        value={value.slice(0, LENGTH)}
        onValueChange={(next) => {
          if (value.length < LENGTH || next.length < LENGTH) onValueChange(next);
        }}
        onValueComplete={onComplete}
        mask
        autoComplete="off"
        inputMode={keypad ? 'none' : 'numeric'}
        {...rest}
      >
        {Array.from({ length: LENGTH }, (_, index) => (
          <OTPField.Input
            key={index}
            ref={index === Math.min(value.length, LENGTH - 1) ? ref : undefined}
            className={styles.digit}
            aria-label={index === 0 ? undefined : digitLabel(index + 1)}
            data-current={(active && index === value.length) || undefined}
            onPaste={(event) => event.preventDefault()}
            onKeyDown={(event) => {
              if (event.key !== 'Backspace' || event.ctrlKey || event.metaKey) return;
              // Base UI would go on to the box before, where the next digit replaces a right one unseen.
              event.preventDefault();
              onValueChange(value.slice(0, -1));
              const boxes = event.currentTarget.parentElement?.querySelectorAll('input');
              boxes?.[Math.max(0, value.length - 1)]?.focus();
            }}
            data-1p-ignore=""
            data-lpignore="true"
          />
        ))}
      </OTPField.Root>
    </FieldFrame>
  );
}
