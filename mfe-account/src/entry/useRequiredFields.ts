import { useRef, useState } from 'react';
import { missingFields } from './missingFields';

/** Text fields that must all be filled in: their values, and what is missing since the last `check`. */
export function useRequiredFields<Field extends string>(fields: readonly Field[]) {
  const [values, setValues] = useState(
    () => Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>,
  );
  const [missing, setMissing] = useState<readonly Field[]>([]);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});

  return {
    values,
    /** Whether the form can be sent; otherwise marks the missing fields and moves the focus to the first one. */
    check(): boolean {
      const next = missingFields(fields, values);
      setMissing(next);
      if (next[0]) inputs.current[next[0]]?.focus();
      return next.length === 0;
    },
    /** Props of a field; `request` asks for it, as placeholder and as the message when it is missing. */
    fieldProps: (field: Field, request: string) => ({
      name: field,
      required: true,
      placeholder: request,
      value: values[field],
      error: missing.includes(field) ? request : undefined,
      ref: (input: HTMLInputElement | null) => {
        inputs.current[field] = input;
      },
      onValueChange(value: string) {
        setValues((current) => ({ ...current, [field]: value }));
        setMissing((current) => current.filter((other) => other !== field));
      },
    }),
  };
}
