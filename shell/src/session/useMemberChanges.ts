import { useSession } from '@members/api-client';
import { useState } from 'react';

/**
 * How often one member has taken another's place without a logout between, as in another tab or by single sign-on:
 * what the first has begun to fill in is not the second's, so the screen starts anew.
 */
export function useMemberChanges(): number {
  const memberId = useSession()?.memberId ?? null;
  const [seen, setSeen] = useState({ memberId, changes: 0 });
  if (seen.memberId !== memberId) {
    const changed = seen.memberId !== null && memberId !== null;
    setSeen({ memberId, changes: seen.changes + Number(changed) });
  }
  return seen.changes;
}
