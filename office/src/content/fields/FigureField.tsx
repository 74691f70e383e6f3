import type { FieldValue } from '@members/office-contract';
import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { majorOf, onlyAmount, onlyDigits } from '../../parts/amounts';
import { useAreaTexts } from '../../texts';
import type { FieldProps } from './FieldProps';
import styles from './fields.module.css';

/** A number, or an amount that is typed with a decimal point; an optional one may be empty. */
export function FigureField({ name, type, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const isAmount = type !== 'whole';
  const isOptional = type === 'optionalPrice';
  const [typed, setTyped] = useState('');
  const valueOf = (text: string): FieldValue =>
    isOptional && text === '' ? null : Math.round(Number(text) * (isAmount ? 100 : 1));
  const plain = value === null ? '' : isAmount ? majorOf(Number(value)) : String(value);
  return (
    <div className={styles.narrow}>
      <TextField
        label={t(`fields.${name}`)}
        hint={isOptional ? t('noPrice') : undefined}
        inputMode={isAmount ? 'decimal' : 'numeric'}
        disabled={disabled}
        // As it was typed, for as long as it says the same.
        value={typed !== '' && valueOf(typed) === value ? typed : plain}
        onValueChange={(text) => {
          const kept = isAmount ? onlyAmount(text.replace(',', '.')) : onlyDigits(text);
          setTyped(kept);
          onChange(valueOf(kept));
        }}
      />
    </div>
  );
}
