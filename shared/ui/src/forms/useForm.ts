import { useRef, useState, type ReactNode } from 'react';

/** What is wrong with fields, as texts for the member, in the order of the form. */
export type Faults<Field extends PropertyKey> = Partial<Record<Field, ReactNode>>;

/** What a field takes from its form: `<TextField {...form.field('name')} label="Name" />`. */
export interface FormField<Value> {
  value: Value;
  onValueChange: (value: Value) => void;
  error: ReactNode;
  ref: (input: HTMLInputElement | null) => void;
}

export interface FormState<Values extends object> {
  values: Values;
  /** What the last attempt to send found wrong, without the fields that were changed since. */
  faults: Faults<keyof Values>;
  /** Whether a field holds something else than at first. */
  dirty: boolean;
  field: <Field extends keyof Values>(name: Field) => FormField<Values[Field]>;
  change: (values: Partial<Values>) => void;
  /** Back to what the fields held at first. */
  reset: () => void;
  /** Whether the form can be sent; otherwise shows what is wrong and moves the focus to the first such field. */
  check: () => boolean;
}

/**
 * The fields of a form. What was typed stays until `reset`; nothing is called wrong before the form is sent.
 *
 * @param start what the fields hold at first
 * @param faultsOf what is wrong with them, in the order of the form; by default nothing
 */
export function useForm<Values extends object>(
  start: Values,
  faultsOf: (values: Values) => Faults<keyof Values> = () => ({}),
): FormState<Values> {
  const [first] = useState(start);
  const [values, setValues] = useState(first);
  const [faults, setFaults] = useState<Faults<keyof Values>>({});
  const inputs = useRef<Partial<Record<keyof Values, HTMLInputElement | null>>>({});
  const fields = Object.keys(first) as (keyof Values)[];

  const change = (changed: Partial<Values>) => {
    setValues((current) => ({ ...current, ...changed }));
    setFaults(({ ...left }) => {
      for (const name of fields) if (name in changed) delete left[name];
      return left;
    });
  };

  return {
    values,
    faults,
    dirty: fields.some((name) => values[name] !== first[name]),
    field: (name) => ({
      value: values[name],
      onValueChange(value) {
        const changed: Partial<Values> = {};
        changed[name] = value;
        change(changed);
      },
      error: faults[name],
      ref: (input) => {
        inputs.current[name] = input;
      },
    }),
    change,
    reset() {
      setValues(first);
      setFaults({});
    },
    check() {
      const found = faultsOf(values);
      setFaults(found);
      const wrong = (Object.keys(found) as (keyof Values)[]).find((name) => found[name]);
      if (wrong === undefined) return true;
      const input = inputs.current[wrong];
      input?.focus();
      input?.scrollIntoView?.({ block: 'nearest' });
      return false;
    },
  };
}

/** Asks for the fields that are still empty; spaces alone fill none (VAL-01, VAL-02, VAL-11). */
export function missingFields<Field extends string>(
  requests: Readonly<Record<Field, string>>,
  values: Readonly<Record<NoInfer<Field>, string>>,
): Faults<Field> {
  const missing = Object.entries(requests).filter(([field]) => values[field as Field].trim() === '');
  return Object.fromEntries(missing) as Faults<Field>;
}
