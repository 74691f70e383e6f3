import { Button } from '@members/ui/core';
import type { RemoteOverview } from '../api/types';
import { useDecide } from '../decision/Decide';

interface GoBackButtonProps {
  remote: RemoteOverview;
  variant: 'primary' | 'secondary';
}

/** The one way back to what ran before and was good; nothing where there is none. */
export function GoBackButton({ remote: { name, previous }, variant }: GoBackButtonProps) {
  const { decide, may } = useDecide();
  if (!previous || !may('activate')) return null;
  return (
    <Button block variant={variant} onClick={() => decide({ kind: 'goBack', name, releaseId: previous })}>
      Go back to {previous}
    </Button>
  );
}
