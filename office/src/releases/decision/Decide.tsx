import type { RegistryOverview } from '@members/office-contract';
import { createContext, useContext, type ReactNode } from 'react';
import { useMay, useSession } from '../../session/session';
import { useReleaseDraft } from '../useReleaseDraft';
import { newDraft, type Decision, type DecisionDraft } from './decision';
import { DecisionSheet } from './DecisionSheet';

interface DecideContextValue {
  decide: (decision: Decision) => void;
  /** Whether the operator decides about a remote. */
  may: boolean;
  /** Whether the operator decides about what holds for all remotes. */
  mayForAll: boolean;
}

const DecideContext = createContext<DecideContextValue>({
  decide: () => undefined,
  may: false,
  mayForAll: false,
});

/** Lets every part of a screen open the sheet in which the operator makes a decision. */
export function DecideProvider({ overview, children }: { overview: RegistryOverview; children: ReactNode }) {
  const [draft, setDraft] = useReleaseDraft<DecisionDraft>('decision');
  const may = useMay('releases.change');
  const { remote } = useSession();
  return (
    <DecideContext
      value={{
        decide: (decision) => setDraft(newDraft(decision, overview.revision)),
        may,
        mayForAll: may && remote === undefined,
      }}
    >
      {children}
      {draft && (
        <DecisionSheet key={draft.decision.kind} draft={draft} overview={overview} onDraft={setDraft} />
      )}
    </DecideContext>
  );
}

/** `decide` opens the sheet for a decision. */
export const useDecide = (): DecideContextValue => useContext(DecideContext);
