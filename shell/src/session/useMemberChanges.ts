import { useSession } from '@members/api-client';
import { useState } from 'react';

/**
 * How often one member was replaced by another without a logout between, as by another tab or by single sign-on. The
 * screen is remounted then, since what the first member began to fill in is not the second's.
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
