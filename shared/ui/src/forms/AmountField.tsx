import type { ComponentPropsWithRef, ReactNode } from 'react';
import { Chip } from '../core/Chip';
import { classNames } from '../core/classNames';
import field from './Field.module.css';
import { FieldFrame, type FieldNotes, useFieldIds } from './FieldFrame';
import styles from './AmountField.module.css';

export interface AmountFieldProps
  extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'type' | 'size'>, FieldNotes {
  label: ReactNode;
  /** Digits as typed, with a point for decimals; empty for nothing. */
  value: string;
  onValueChange: (value: string) => void;
  /** Beside the amount, such as `K`. */
  unit?: string;
  /** Where the unit stands; behind the amount by default. */
  unitSide?: 'before' | 'after';
  /** Whole numbers, or up to two decimals (default). */
  decimals?: 0 | 2;
  /** Quick values. */
  chips?: readonly number[];
  /** Text on a chip, the number itself by default. */
  chipLabel?: (value: number) => string;
  /** `field` is a box; `hero` is the big amount of a wallet screen; `inline` has chips beside and a hidden label. */
  look?: 'field' | 'hero' | 'inline';
  /** Beside the label, at the right: limits. */
  aside?: ReactNode;
  /** After the amount: an "all" button. */
  trailing?: ReactNode;
}

/** An amount, typed with a number keypad or picked from quick values. */
export function AmountField(props: AmountFieldProps) {
  const {
    label,
    value,
    onValueChange,
    unit,
    unitSide = 'after',
    decimals = 2,
    chips,
    chipLabel = String,
    look = 'field',
  } = props;
  const { hint, error, aside, trailing, id, ...rest } = omitOwn(props);
  const ids = useFieldIds(id, { hint, error });
  return (
    <FieldFrame ids={ids} label={label} hideLabel={look === 'inline'} hint={hint} error={error} aside={aside}>
      <div className={look === 'inline' ? styles.inline : styles.stack}>
        <div
          className={look === 'hero' ? styles.hero : classNames(field.box, styles.box)}
          data-invalid={error ? '' : undefined}
        >
          {unit && unitSide === 'before' && <span className={styles.unit}>{unit}</span>}
          <span className={styles.sizer} data-text={look === 'hero' ? value || '0' : undefined}>
            <input
              autoComplete="off"
              enterKeyHint="done"
              {...rest}
              {...ids.aria}
              id={ids.control}
              type="text"
              inputMode={decimals === 0 ? 'numeric' : 'decimal'}
              className={classNames(field.input, styles.input)}
              value={value}
              onChange={(event) => onValueChange(amountText(event.currentTarget.value, decimals))}
            />
          </span>
          {unit && unitSide === 'after' && <span className={styles.unit}>{unit}</span>}
          {trailing && <span className={styles.trailing}>{trailing}</span>}
        </div>
        {chips && (
          <div className={styles.chips} role="group" aria-labelledby={ids.label}>
            {chips.map((chip) => (
              <Chip
                key={chip}
                selected={value === String(chip)}
                disabled={rest.disabled}
                onClick={() => onValueChange(String(chip))}
              >
                {chipLabel(chip)}
              </Chip>
            ))}
          </div>
        )}
      </div>
    </FieldFrame>
  );
}

function omitOwn(props: AmountFieldProps) {
  const { label: _l, value: _v, onValueChange: _o, unit: _u, unitSide: _s, decimals: _d, ...most } = props;
  const { chips: _c, chipLabel: _cl, look: _lk, ...rest } = most;
  return rest;
}

/**
 * Keeps of typed text what can be an amount: digits and, with decimals, one point and as many digits after it.
 * A comma counts as the point, since many keypads offer only that. Leading zeros go.
 */
export function amountText(typed: string, decimals: 0 | 2): string {
  const kept = typed.replace(/,/g, '.').replace(/[^\d.]/g, '');
  const [whole = '', ...parts] = kept.split('.');
  const units = whole.replace(/^0+(?=\d)/, '');
  if (decimals === 0 || parts.length === 0) return units;
  return `${units || '0'}.${parts.join('').slice(0, decimals)}`;
}
