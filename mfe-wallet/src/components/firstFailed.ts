import type { RepeatableRead } from '@members/mfe-kit';

interface Read extends RepeatableRead {
  data: unknown;
  isError: boolean;
}

/** The first read that failed and has nothing to show, if any. */
export const firstFailed = (...reads: readonly Read[]): RepeatableRead | undefined =>
  reads.find(({ data, isError }) => isError && data === undefined);
