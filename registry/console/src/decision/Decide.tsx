import { createContext, useContext, type ReactNode } from 'react';
import type { OperatorSession, RegistryOverview, Right } from '../api/types';
import { useDraft } from '../drafts/Drafts';
import { newDraft, type Decision } from './decision';
import { DecisionSheet } from './DecisionSheet';

interface DecideContextValue {
  decide: (decision: Decision) => void;
  may: (right: Right) => boolean;
}

const DecideContext = createContext<DecideContextValue>({ decide: () => undefined, may: () => false });

interface DecideProviderProps {
  overview: RegistryOverview;
  session: OperatorSession;
  children: ReactNode;
}

/** Lets every part of a screen open the sheet in which the operator makes a decision. */
export function DecideProvider({ overview, session, children }: DecideProviderProps) {
  const [draft, setDraft] = useDraft('decision');
  return (
    <DecideContext
      value={{
        decide: (decision) => setDraft(newDraft(decision, overview.revision)),
        may: (right) => session.rights.includes(right),
      }}
    >
      {children}
      {draft && <DecisionSheet draft={draft} overview={overview} onDraft={setDraft} />}
    </DecideContext>
  );
}

/** `decide` opens the sheet for a decision; `may` says which rights the operator has. */
export const useDecide = (): DecideContextValue => useContext(DecideContext);
