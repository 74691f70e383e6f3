import { Delayed, ErrorState, Skeleton } from '@members/ui/core';
import type { ReactNode } from 'react';
import { useRefusalText } from '../calls/useRefusalText';
import { useOfficeTexts } from '../texts';

interface LoadedProps<Answer> {
  /** Of `useRead`. */
  read: {
    data: Answer | undefined;
    error: Error | null;
    isFetching: boolean;
    refetch(): unknown;
  };
  /** How high the answer will be about, in px: nothing jumps when it comes. */
  height?: number;
  children: (answer: Answer) => ReactNode;
}

/** What a read answers, once it does; a retry where it can't. */
export function Loaded<Answer>({ read, height = 240, children }: LoadedProps<Answer>) {
  const { t } = useOfficeTexts();
  const refusalText = useRefusalText();
  const { data, error, isFetching, refetch } = read;
  if (data !== undefined) return children(data);
  if (error)
    return (
      <ErrorState
        title={t('noAnswer')}
        text={refusalText(error)}
        retryLabel={t('retry')}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  return (
    <Delayed label={t('loading')}>
      <Skeleton shape="block" height={height} />
    </Delayed>
  );
}
