import { isAmount, isOptionalFigure, type FieldType, type FieldValue } from '@members/office-contract';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { majorOf, onlyAmount, onlyDigits } from '../../parts/amounts';
import { useAreaTexts } from '../../texts';
import type { FieldProps } from './FieldProps';
import styles from './fields.module.css';
import { useHint } from './useHint';

/** How a number is written: an amount with two decimals, thousandths as percent with one, anything else as it is. */
function writingOf(type: FieldType) {
  if (isAmount(type)) return { scale: 100, write: majorOf, mode: 'decimal' } as const;
  if (type === 'optionalPerMille')
    return { scale: 10, write: (value: number) => (value / 10).toFixed(1), mode: 'decimal' } as const;
  return { scale: 1, write: String, mode: 'numeric' } as const;
}

/** A number, or an amount that is typed with a decimal point; an optional one may be empty. */
export function FigureField({ name, type, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const hint = useHint(name);
  const { scale, write, mode } = writingOf(type);
  const isOptional = isOptionalFigure(type);
  const [typed, setTyped] = useState('');
  const valueOf = (text: string): FieldValue =>
    isOptional && text === '' ? null : Math.round(Number(text) * scale);
  const plain = value === null ? '' : write(Number(value));
  return (
    <div className={styles.narrow}>
      <TextField
        label={t(`fields.${name}`)}
        hint={hint ?? (isOptional ? t('emptyForNone') : undefined)}
        inputMode={mode}
        disabled={disabled}
        // As it was typed, for as long as it says the same.
        value={typed !== '' && valueOf(typed) === value ? typed : plain}
        onValueChange={(text) => {
          const kept = mode === 'decimal' ? onlyAmount(text.replace(',', '.')) : onlyDigits(text);
          setTyped(kept);
          onChange(valueOf(kept));
        }}
      />
    </div>
  );
}
