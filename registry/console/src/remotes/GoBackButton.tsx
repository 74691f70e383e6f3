import { Button } from '@members/ui/core';
import type { RemoteOverview } from '../api/types';
import { useDecide } from '../decision/Decide';

interface GoBackButtonProps {
  remote: RemoteOverview;
  variant: 'primary' | 'secondary';
}

/** Rolls back to the previous release; not shown if there is none. */
export function GoBackButton({ remote: { name, previous }, variant }: GoBackButtonProps) {
  const { decide, may } = useDecide();
  if (!previous || !may('activate')) return null;
  return (
    <Button block variant={variant} onClick={() => decide({ kind: 'rollBack', name, releaseId: previous })}>
      Go back to {previous}
    </Button>
  );
}
