import type { OfficeSession } from '@members/office-contract';
import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../calls/queries';

/** Shows the office to who has just signed in, with nothing in it that was read by somebody before. */
export function useSignedIn(): (session: OfficeSession) => void {
  const client = useQueryClient();
  return (session) => {
    client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'session' });
    client.setQueryData(sessionQuery.queryKey, session);
  };
}
