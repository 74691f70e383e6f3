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
  const named = t('goBack', { release: previous });
  const goBack = () => decide({ kind: 'rollBack', name, releaseId: previous });
  if (!size) return <Button onClick={goBack}>{named}</Button>;
  return (
    <Button size={size} variant="secondary" aria-label={named} onClick={goBack}>
      {t('decisions.rollBack.confirm')}
    </Button>
  );
}
