import { refreshMember } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { announce, useGoBack } from '@members/mfe-kit';

/** After a change of the member's own data: loads it again, says so and leaves the screen. */
export function useSavedMember(fallback: string): () => void {
  const { t } = useTexts('mfe-account');
  const goBack = useGoBack(fallback);
  return () => {
    void refreshMember();
    announce(t('form.saved'), 'success');
    goBack();
  };
}
