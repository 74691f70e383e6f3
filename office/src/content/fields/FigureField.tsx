import { TextField } from '@members/ui/forms';
import { useState } from 'react';
import { useAreaTexts } from '../../texts';
import type { FieldProps } from './FieldProps';

/** A number, or an amount that is typed with a decimal point; an optional one may be empty. */
export function FigureField({ name, type, value, disabled, onChange }: FieldProps) {
  const { t } = useAreaTexts('content');
  const isAmount = type !== 'whole';
  const isOptional = type === 'optionalPrice';
  const [typed, setTyped] = useState(
    value === null ? '' : isAmount ? (Number(value) / 100).toFixed(2) : String(value),
  );
  return (
    <TextField
      label={t(`fields.${name}`)}
      hint={isOptional ? t('noPrice') : undefined}
      inputMode={isAmount ? 'decimal' : 'numeric'}
      disabled={disabled}
      value={typed}
      onValueChange={(text) => {
        const kept = text.replace(',', '.').replace(isAmount ? /[^\d.]/g : /\D/g, '');
        setTyped(kept);
        onChange(isOptional && kept === '' ? null : Math.round(Number(kept) * (isAmount ? 100 : 1)));
      }}
    />
  );
}
