import { useTexts } from '@members/i18n';
import { ErrorState } from '@members/ui/core';

/** What a part needs of a read to show it, or its failure. */
export interface ReadQuery<T> {
  data: T | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** A read that failed, in the place of what it was to show. */
export function LoadFailed({ query }: { query: Omit<ReadQuery<unknown>, 'data'> }) {
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
