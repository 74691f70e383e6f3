import { endSession, useMember, useSession } from '@members/api-client';
import { useEffect } from 'react';

/** Ends the session of a member whose account is not active (STATE-03). */
export function useMemberStatus(): void {
  const session = useSession();
  const { data: member } = useMember(undefined, { enabled: session !== null });
  useEffect(() => {
    if (session && member && !member.active) endSession('offline');
  }, [session, member]);
}
