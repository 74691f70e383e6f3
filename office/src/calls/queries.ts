import {
  officeCalls,
  type OfficeAnswer,
  type OfficeCallId,
  type OfficeParams,
} from '@members/office-contract';
import {
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  type UseQueryResult,
} from '@tanstack/react-query';
import { callOffice, isSignedOut, OfficeError } from './callOffice';

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session', {}],
  queryFn: () =>
    callOffice('session', {}).then(
      ({ answer }) => answer,
      (error: unknown) => {
        if (isSignedOut(error)) return null;
        throw error;
      },
    ),
  staleTime: Infinity,
});

interface ReadOptions {
  /** Asks again by itself, for what one leaves open. */
  everyMs?: number;
  /** It keeps no session alive, which is usual for what is asked by itself. */
  unattended?: boolean;
  enabled?: boolean;
}

/** What a read answers. */
export function useRead<Id extends OfficeCallId>(
  id: Id,
  params: OfficeParams<Id>,
  { everyMs, unattended = everyMs !== undefined, enabled = true }: ReadOptions = {},
) {
  return useQuery({
    queryKey: [id, params],
    queryFn: async () => (await callOffice(id, params, { unattended })).answer as OfficeAnswer<Id>,
    enabled,
    refetchInterval: everyMs ?? false,
  });
}

/** Reads that answer a page: rows, and what asks for the next. */
export type PagedCallId = {
  [Id in OfficeCallId]: OfficeAnswer<Id> extends { rows: unknown[]; next: string | null } ? Id : never;
}[OfficeCallId];
export type RowOf<Id extends PagedCallId> = OfficeAnswer<Id> extends { rows: (infer Row)[] } ? Row : never;

interface Page<Row> {
  rows: Row[];
  next: string | null;
}

/** What a list shows of its pages. */
export interface Pages<Row> {
  data?: { pages: readonly Page<Row>[] } | undefined;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  fetchNextPage(): unknown;
  refetch(): unknown;
}

/** A list, a page at a time. `everyMs` asks again by itself, for what one leaves open. */
export function usePages<Id extends PagedCallId>(
  id: Id,
  params: OfficeParams<Id>,
  { everyMs, unattended = everyMs !== undefined, enabled = true }: ReadOptions = {},
): Pages<RowOf<Id>> {
  return useInfiniteQuery({
    enabled,
    refetchInterval: everyMs ?? false,
    queryKey: [id, params, 'pages'],
    queryFn: async ({ pageParam }) =>
      (await callOffice(id, { ...params, ...(pageParam && { after: pageParam }) }, { unattended }))
        .answer as unknown as Page<RowOf<Id>>,
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
  });
}

/** A read that answers the whole of a list, as its only page. */
export function onePage<Answer, Row>(
  { data, error, isPending, isFetching, refetch }: UseQueryResult<Answer>,
  rowsOf: (answer: Answer) => Row[],
): Pages<Row> {
  return {
    ...(data && { data: { pages: [{ rows: rowsOf(data), next: null }] } }),
    ...{ error, isPending, isFetching, refetch },
    ...{ hasNextPage: false, isFetchingNextPage: false, fetchNextPage: () => undefined },
  };
}

/** Makes the query client. A call that is refused for want of a session shows the sign-in. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) client.setQueryData(sessionQuery.queryKey, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // Only calls that did not reach the server are worth a retry.
        retry: (count, error) => error instanceof OfficeError && error.status === 0 && count < 1,
        retryDelay: 1_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}

/** Everything that was read may be different after a change. */
export const readsOf = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({
    predicate: ({ queryKey: [id] }) => typeof id === 'string' && id in officeCalls && id !== 'session',
  });
