import { mayDo, type OfficeSession, type Right } from '@members/office-contract';
import { createContext, useContext } from 'react';

const SessionContext = createContext<OfficeSession>({ name: '', rights: [] });

export const SessionProvider = SessionContext;

/** The operator who is signed in. */
export const useSession = (): OfficeSession => useContext(SessionContext);

/** Whether the operator has a right: what they may not do isn't offered. */
export function useMay(right: Right): boolean {
  return mayDo(useSession().rights, right);
}
