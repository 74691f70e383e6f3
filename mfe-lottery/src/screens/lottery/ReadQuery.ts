import type { RepeatableRead } from '@members/mfe-kit';

/** What a part needs of a read to show it, or its failure. */
export interface ReadQuery<T> extends RepeatableRead {
  data: T | undefined;
  isError: boolean;
}
