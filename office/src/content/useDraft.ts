import type { ContentFields } from '@members/office-contract';
import { useState } from 'react';

/** What was typed, and into which version of the item. */
interface Draft {
  version: number | undefined;
  fields: ContentFields;
}

/** What was typed into a form, kept in the tab until it is saved: reload and expired sessions lose nothing. */
export function useDraft(key: string) {
  const [draft, setDraft] = useState<Draft | null>(() => {
    try {
      return JSON.parse(sessionStorage.getItem(key) ?? 'null') as Draft | null;
    } catch {
      return null;
    }
  });
  function keep(changed: Draft | null) {
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
