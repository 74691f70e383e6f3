import { mayDo, type OfficeSession, type Right } from '@members/office-contract';
import { createContext, useContext } from 'react';

const SessionContext = createContext<OfficeSession>({ name: '', rights: [], apiOrigin: '' });

export const SessionProvider = SessionContext;

/** The operator who is signed in. */
export const useSession = (): OfficeSession => useContext(SessionContext);

/** Whether the operator has a right: what they may not do isn't offered. */
export function useMay(right: Right): boolean {
  return mayDo(useSession().rights, right);
}

/** Where a picture of content is, small: a path is one of the member API's origin. */
export function usePicture(): (address: string) => string {
  const { apiOrigin } = useSession();
  return (address) => {
    const small = /^\/uploads\/pictures\/[\w-]{22}$/.test(address) ? `${address}/320` : address;
    return small.startsWith('/') ? apiOrigin + small : small;
  };
}
