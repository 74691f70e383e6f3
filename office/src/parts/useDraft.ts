import { useRef, useState } from 'react';

/** What was typed into a form, and into which version of what it is about; none for what is new. */
export interface Draft<Fields> {
  version?: number | undefined;
  fields: Fields;
}

/**
 * What was typed into a form, kept in the tab until it is saved: reload and expired sessions lose nothing. Null for
 * nothing. A function is given what there is at that moment, for what arrives late.
 */
export function useDraft<Fields, Kept extends Draft<Fields> = Draft<Fields>>(key: string) {
  const [draft, setDraft] = useState<Kept | null>(() => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Kept | null;
    } catch {
      return null;
    }
  });
  const latest = useRef(draft);
  function keep(changed: Kept | null | ((before: Kept | null) => Kept)) {
    const next = typeof changed === 'function' ? changed(latest.current) : changed;
    latest.current = next;
    setDraft(next);
    try {
      if (next === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(next));
    } catch {
      // A full or closed storage keeps nothing; the form works without.
    }
  }
  return [draft, keep] as const;
}
