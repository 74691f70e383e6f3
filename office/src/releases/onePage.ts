import type { Pages } from '../calls/queries';

/** Rows that are there already, as a DataTable takes them. */
export const onePage = <Row>(rows: Row[]): Pages<Row> => ({
  data: { pages: [{ rows, next: null }] },
  error: null,
  ...{ isPending: false, isFetching: false, hasNextPage: false, isFetchingNextPage: false },
  ...{ fetchNextPage: () => undefined, refetch: () => undefined },
});
