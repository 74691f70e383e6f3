import { refreshMember } from '@members/api-client';
import { useGoBack } from '@members/mfe-kit';

/** After a change of the member's own data: loads it again and leaves the screen. */
export function useSavedMember(fallback: string): () => void {
  const goBack = useGoBack(fallback);
  return () => {
    void refreshMember();
    goBack();
  };
}
