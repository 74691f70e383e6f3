import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IconButton, LogoutIcon } from '@members/ui/core';
import { toast } from '@members/ui/overlay';
import { callRegistry } from '../api/callRegistry';
import { overviewQuery, sessionQuery } from '../api/queries';

interface SignOutButtonProps {
  name: string;
  onSignedOut: () => void;
}

/** Ends the operator's session. */
export function SignOutButton({ name, onSignedOut }: SignOutButtonProps) {
  const client = useQueryClient();
  const signingOut = useMutation({
    mutationFn: () => callRegistry<unknown>('DELETE', 'session'),
    onSuccess: () => {
      onSignedOut();
      client.setQueryData(sessionQuery.queryKey, null);
      client.removeQueries({ queryKey: overviewQuery.queryKey });
    },
    onError: ({ message }) => toast(message, { tone: 'danger' }),
  });
  return (
    <IconButton
      label={`Sign out ${name}`}
      icon={<LogoutIcon />}
      onClick={() => !signingOut.isPending && signingOut.mutate()}
    />
  );
}
