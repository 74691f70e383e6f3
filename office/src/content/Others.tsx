import { Button } from '@members/ui/core';
import { FormMessage } from '@members/ui/forms';
import { useAreaTexts } from '../texts';
import type { useOthers } from './useOthers';

/** Tells while it is typed that somebody else has the same open, or has saved it. */
export function Others({
  others,
  changedBy,
  onReload,
}: ReturnType<typeof useOthers> & { onReload: () => void }) {
  const { t } = useAreaTexts('content');
  const typing = others.filter((each) => each.typing).map(({ operator }) => operator);
  const looking = others.filter((each) => !each.typing).map(({ operator }) => operator);
  return (
    <div aria-live="polite">
      {changedBy && (
        <FormMessage>
          {t('savedMeanwhile', { operator: changedBy })}{' '}
          <Button size="s" variant="secondary" onClick={onReload}>
            {t('seeIt')}
          </Button>
        </FormMessage>
      )}
      {typing.length > 0 && <p>{t('othersType', { operators: typing.join(', ') })}</p>}
      {looking.length > 0 && <p>{t('othersLook', { operators: looking.join(', ') })}</p>}
    </div>
  );
}
