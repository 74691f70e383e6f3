import { useTexts } from '@members/i18n';
import { ErrorState } from '@members/ui/core';

/** A read that can be tried again, as the hooks of `@members/api-client` return it. */
export interface RepeatableRead {
  refetch: () => Promise<unknown>;
  isFetching: boolean;
}

/** Takes the place of what a failed read was to show, with a retry. */
export function LoadFailed({ query }: { query: RepeatableRead }) {
  const { t } = useTexts('common');
  return (
    <ErrorState
      title={t('errorTitle')}
      text={t('errorText')}
      retryLabel={t('retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
