import { EmptyState } from '@members/ui/core';
import { useOfficeTexts } from '../texts';
import { Screen } from './Screen';

/** What an address shows that leads nowhere, or to what the operator may not see. */
export function NothingHere() {
  const { t } = useOfficeTexts();
  return (
    <Screen title={t('nothingHere')}>
      <EmptyState text={t('nothingHereText')} drawing="records" />
    </Screen>
  );
}
