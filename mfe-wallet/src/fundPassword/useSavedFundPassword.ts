import { refreshMember } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { announce, paths, useGoBack, useIsMounted } from '@members/mfe-kit';
import { useState } from 'react';

/** After saving it: says so and goes back to where the member came from, which then knows of it. */
export function useSavedFundPassword() {
  const { t } = useTexts('mfe-wallet');
  const goBack = useGoBack(paths.account);
  const isMounted = useIsMounted();
  const [leaving, setLeaving] = useState(false);
  return {
    leaving,
    async leave() {
      setLeaving(true);
      await refreshMember();
      announce(t('fundPassword.saved'), 'success');
      if (isMounted()) goBack();
    },
  };
}
