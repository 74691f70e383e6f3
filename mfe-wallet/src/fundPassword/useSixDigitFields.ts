import { useEffect, useEffectEvent, useRef, useState } from 'react';

const length = 6;

/** Fields of six digits at one keypad: what they hold, and which of them its digits go to. */
export function useSixDigitFields<Field extends string>(fields: readonly Field[]) {
  const [values, setValues] = useState(
    () => Object.fromEntries(fields.map((field) => [field, ''])) as Record<Field, string>,
  );
  const [active, setActive] = useState(fields[0]!);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});

  const show = (field: Field) => inputs.current[field]?.scrollIntoView?.({ block: 'nearest' });
  const change = (field: Field, value: string) => {
    setValues((current) => ({ ...current, [field]: value }));
    const next = fields[fields.indexOf(field) + 1];
    if (value.length < length || !next || values[next].length === length) return;
    setActive(next);
    // Who types into the boxes goes on typing; who presses keys on the screen keeps the key under the finger.
    if (document.activeElement instanceof HTMLInputElement) inputs.current[next]?.focus();
    show(next);
  };
  const type = (digit: string) => {
    if (values[active].length < length) change(active, values[active] + digit);
  };
  const erase = () => change(active, values[active].slice(0, -1));

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.target instanceof HTMLInputElement || event.ctrlKey || event.metaKey || event.altKey) return;
    if (/^\d$/.test(event.key)) type(event.key);
    else if (event.key === 'Backspace') erase();
  });
  useEffect(() => {
    // The hardware keyboard also works while no box has the focus.
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  return {
    values,
    type,
    erase,
    /** Leads to a field: its boxes get the keypad's digits, and the focus. */
    focus(field: Field) {
      setActive(field);
      inputs.current[field]?.focus();
      show(field);
    },
    fieldProps: (field: Field) => ({
      value: values[field],
      active: active === field,
      onValueChange: (value: string) => change(field, value),
      inputRef: (input: HTMLInputElement | null) => {
        inputs.current[field] = input;
      },
    }),
    onFocus: (field: Field) => () => setActive(field),
  };
}
