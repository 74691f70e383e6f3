import { TextField, type FormField } from '@members/ui/forms';
import { useLayoutEffect, useRef } from 'react';
import { groupDigits, typeNumber } from '../../bankCard/cardNumber';

interface Props extends FormField<string> {
  label: string;
  hint: string;
}

/** A card number: digits only, in groups of four while it is typed. */
export function CardNumberField({ value: digits, onValueChange, ...rest }: Props) {
  const typed = useRef<{ input: HTMLInputElement; caret: number }>(undefined);
  useLayoutEffect(() => {
    // Grouping moves what is behind the caret; the browser would put it at the end.
    typed.current?.input.setSelectionRange(typed.current.caret, typed.current.caret);
    typed.current = undefined;
  });
  return (
    <TextField
      {...rest}
      value={groupDigits(digits)}
      onChange={({ currentTarget: input }) => {
        const next = typeNumber(digits, input.value, input.selectionStart ?? input.value.length);
        typed.current = { input, caret: next.caret };
        onValueChange(next.digits);
      }}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
    />
  );
}
