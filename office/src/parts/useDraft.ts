import { useState } from 'react';

/** What was typed into a form, and into which version of what it is about; none for what is new. */
export interface Draft<Fields> {
  version?: number | undefined;
  fields: Fields;
}

/** What was typed into a form, kept in the tab until it is saved: reload and expired sessions lose nothing. */
export function useDraft<Fields>(key: string) {
  const [draft, setDraft] = useState<Draft<Fields> | null>(() => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft<Fields> | null;
    } catch {
      return null;
    }
  });
  function keep(changed: Draft<Fields> | null) {
    setDraft(changed);
    try {
      if (changed === null) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, JSON.stringify(changed));
    } catch {
      // A full or closed storage keeps nothing; the form works without.
    }
  }
  return [draft, keep] as const;
}
