import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { DecisionDraft } from '../decision/decision';
import type { CanarySettingsDraft } from '../settings/canarySettingsDraft';
import type { OverridesDraft } from '../settings/overridesDraft';

/** What an operator can type before sending it. */
interface DraftKinds {
  decision: DecisionDraft;
  overrides: OverridesDraft;
  canarySettings: CanarySettingsDraft;
}

type Drafts = { [Key in keyof DraftKinds]?: DraftKinds[Key] | null };

interface DraftsStore {
  drafts: Drafts;
  update: (changes: Drafts) => void;
  clear: () => void;
}

const DraftsContext = createContext<DraftsStore>({
  drafts: {},
  update: () => undefined,
  clear: () => undefined,
});

/** Holds drafts above the sign-in, so that they outlive the end of a session. */
export function DraftsProvider({ children }: { children: ReactNode }) {
  const [drafts, setDrafts] = useState<Drafts>({});
  const store = useMemo(
    () => ({
      drafts,
      update: (changes: Drafts) => setDrafts((all) => ({ ...all, ...changes })),
      clear: () => setDrafts({}),
    }),
    [drafts],
  );
  return <DraftsContext value={store}>{children}</DraftsContext>;
}

/** A draft and its setter; null means that nothing is typed. */
export function useDraft<Key extends keyof DraftKinds>(
  key: Key,
): [DraftKinds[Key] | null, (draft: DraftKinds[Key] | null) => void] {
  const { drafts, update } = useContext(DraftsContext);
  return [drafts[key] ?? null, (draft) => update({ [key]: draft })];
}

export const useClearDrafts = (): (() => void) => useContext(DraftsContext).clear;
