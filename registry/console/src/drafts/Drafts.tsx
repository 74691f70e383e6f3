import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { DecisionDraft } from '../decision/decision';
import type { CanarySettingsDraft } from '../settings/canarySettingsDraft';
import type { OverridesDraft } from '../settings/overridesDraft';

/** What can be typed and not yet sent. */
interface DraftKinds {
  decision: DecisionDraft;
  overrides: OverridesDraft;
  canarySettings: CanarySettingsDraft;
}

type Drafts = { [Key in keyof DraftKinds]?: DraftKinds[Key] | null };

interface Keeper {
  drafts: Drafts;
  keep: (changes: Drafts) => void;
  dropAll: () => void;
}

const DraftsContext = createContext<Keeper>({ drafts: {}, keep: () => undefined, dropAll: () => undefined });

/** Keeps drafts above the sign-in, so that the end of a session takes none of them. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const keeper = useMemo(
    () => ({
      drafts,
      keep: (changes: Drafts) => setDrafts((all) => ({ ...all, ...changes })),
      dropAll: () => setDrafts({}),
    }),
    [drafts],
  );
  return <DraftsContext value={keeper}>{children}</DraftsContext>;
}

/** One draft; null where nothing is typed, and to drop it. */
export function useDraft<Key extends keyof DraftKinds>(
  key: Key,
): [DraftKinds[Key] | null, (draft: DraftKinds[Key] | null) => void] {
  const { drafts, keep } = useContext(DraftsContext);
  return [drafts[key] ?? null, (draft) => keep({ [key]: draft })];
}

export const useDropDrafts = (): (() => void) => useContext(DraftsContext).dropAll;
