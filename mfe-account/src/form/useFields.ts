import { useRef, useState } from 'react';
import { missingFields, type Faults } from './missingFields';

/**
 * Text fields of a form: their values, and what was wrong with them at the last `check`.
 *
 * @param requests asks for each field, as its placeholder and, by default, as the message when it is missing
 * @param faultsOf what is wrong with the values; by default, that a field is empty
 */
export function useFields<Field extends string>(
  requests: Readonly<Record<Field, string>>,
  faultsOf = (values: Readonly<Record<Field, string>>): Faults<Field> => missingFields(requests, values),
) {
  const fields = Object.keys(requests) as Field[];
  const [values, setValues] = useState(
    () => Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>,
  );
  const [faults, setFaults] = useState<Faults<Field>>({});
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});

  return {
    values,
    /** Whether the form can be sent; otherwise marks what is wrong and moves the focus to the first such field. */
    check(): boolean {
      const next = faultsOf(values);
      setFaults(next);
      const first = fields.find((field) => next[field] !== undefined);
      if (first) inputs.current[first]?.focus();
      return first === undefined;
    },
    fieldProps: (field: Field) => ({
      name: field as string,
      required: true,
      placeholder: requests[field],
      value: values[field],
      error: faults[field],
      ref: (input: HTMLInputElement | null) => {
        inputs.current[field] = input;
      },
      onValueChange(value: string) {
        setValues((current) => ({ ...current, [field]: value }));
        setFaults((current) => ({ ...current, [field]: undefined }));
      },
    }),
  };
}
