import type { RemoteOverview } from '@members/office-contract';
import { Button } from '@members/ui/core';
import { useDecide } from '../decision/Decide';
import { useReleaseTexts } from '../useReleaseTexts';

interface GoBackButtonProps {
  remote: RemoteOverview;
  /** Small beside others in a list. */
  size?: 's';
}

/** Rolls back to the previous release; not shown if there is none. */
export function GoBackButton({ remote: { name, previous }, size }: GoBackButtonProps) {
  const { t } = useReleaseTexts();
  const { decide, may } = useDecide();
  if (!previous || !may) return null;
  return (
    <Button
      {...(size ? { size, variant: 'secondary' as const } : {})}
      onClick={() => decide({ kind: 'rollBack', name, releaseId: previous })}
    >
      {t('goBack', { release: previous })}
    </Button>
  );
}
