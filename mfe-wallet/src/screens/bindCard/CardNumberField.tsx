import { TextField } from '@members/ui/forms';
import { useLayoutEffect, useRef, type ReactNode, type Ref } from 'react';
import { groupDigits, typeNumber } from '../../bankCard/cardNumber';

interface Props {
  label: string;
  hint: string;
  error: ReactNode;
  digits: string;
  onDigitsChange: (digits: string) => void;
  ref: Ref<HTMLInputElement>;
}

/** A card number: digits only, in groups of four while it is typed. */
export function CardNumberField({ digits, onDigitsChange, ref, ...rest }: Props) {
  const typed = useRef<{ input: HTMLInputElement; caret: number }>(undefined);
  useLayoutEffect(() => {
    // Grouping moves what is behind the caret; the browser would put it at the end.
    typed.current?.input.setSelectionRange(typed.current.caret, typed.current.caret);
    typed.current = undefined;
  });
  return (
    <TextField
      {...rest}
      ref={ref}
      value={groupDigits(digits)}
      onChange={({ currentTarget: input }) => {
        const next = typeNumber(digits, input.value, input.selectionStart ?? input.value.length);
        typed.current = { input, caret: next.caret };
        onDigitsChange(next.digits);
      }}
      inputMode="numeric"
      autoComplete="off"
      enterKeyHint="next"
    />
  );
}
