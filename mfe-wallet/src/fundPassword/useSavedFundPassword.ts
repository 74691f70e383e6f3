import { refreshMember } from '@members/api-client';
import { paths, useGoBack, useIsMounted } from '@members/mfe-kit';
import { useState } from 'react';

/** After saving it: goes back to where the member came from, which then knows of it. */
export function useSavedFundPassword() {
  const goBack = useGoBack(paths.account);
  const isMounted = useIsMounted();
  const [leaving, setLeaving] = useState(false);
  return {
    leaving,
    async leave() {
      setLeaving(true);
      await refreshMember();
      if (isMounted()) goBack();
    },
  };
}
