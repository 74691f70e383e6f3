import { Button } from '@members/ui/core';
import { useQueryClient } from '@tanstack/react-query';
import { sessionQuery } from '../calls/queries';
import { useChange } from '../calls/useChange';
import { useOfficeTexts } from '../texts';
import { useSession } from './session';

/** Ends the operator's session. */
export function SignOutButton() {
  const { t } = useOfficeTexts();
  const client = useQueryClient();
  const { name } = useSession();
  const signingOut = useChange('signOut', {
    onDone: () => client.setQueryData(sessionQuery.queryKey, null),
  });
  return (
    <Button variant="secondary" busy={signingOut.isPending} onClick={() => signingOut.mutate({})}>
      {t('signOut', { name })}
    </Button>
  );
}
