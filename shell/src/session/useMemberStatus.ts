import { endSession, useCall, useSession } from '@members/api-client';
import { memberCalls } from '@members/contract';
import { useEffect } from 'react';

/** Ends the session of a member whose account is not active (STATE-03). */
export function useMemberStatus(): void {
  const session = useSession();
  const { data: member } = useCall(memberCalls.member, undefined, { enabled: session !== null });
  useEffect(() => {
    if (session && member && !member.active) endSession('offline');
  }, [session, member]);
}
