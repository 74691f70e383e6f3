import { useRef, useState } from 'react';

/**
 * What was typed into a form, kept in the tab until it is saved or thrown away: reload and an expired session lose
 * nothing. Null for nothing. A function is given what there is at that moment, for what arrives late.
 *
 *     const [typed, keepTyped] = useTyped<Fields>(`content ${kind} ${id}`);
 */
export function useTyped<Typed extends object>(key: string) {
  const [typed, setTyped] = useState<Typed | null>(() => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Typed | null;
    } catch {
      return null;
    }
  });
  const latest = useRef(typed);
  function keep(changed: Typed | null | ((before: Typed | null) => Typed)) {
    const next = typeof changed === 'function' ? changed(latest.current) : changed;
    latest.current = next;
    setTyped(next);
    try {
      if (next === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A full or closed storage keeps nothing; the form works without.
    }
  }
  return [typed, keep] as const;
}
