import type { ApiError } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { ErrorState } from '@members/ui/core';

/** A read that can be tried again, as the hooks of `@members/api-client` return it. */
export interface RepeatableRead {
  refetch: () => Promise<unknown>;
  isFetching: boolean;
  /** Why it failed. */
  error?: Pick<ApiError, 'kind' | 'message'> | null;
}

/**
 * Takes the place of what a failed read was to show, with a retry: asks for a look at the connection only where there was
 * no answer, and otherwise says what the server said, or that it failed.
 */
export function LoadFailed({ query }: { query: RepeatableRead }) {
  const { t } = useTexts('common');
  const kind = query.error?.kind;
  return (
    <ErrorState
      title={t('errorTitle')}
      text={kind === 'refused' ? query.error?.message : t(kind === 'network' ? 'errorText' : 'serverError')}
      retryLabel={t('retry')}
      onRetry={() => void query.refetch()}
      busy={query.isFetching}
    />
  );
}
