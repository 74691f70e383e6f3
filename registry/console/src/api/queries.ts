import {
  infiniteQueryOptions,
  MutationCache,
  QueryCache,
  QueryClient,
  queryOptions,
} from '@tanstack/react-query';
import { callRegistry, isSignedOut, RegistryError } from './callRegistry';
import type { ExplainedFrame, LogEntry, OperatorSession, RegistryOverview, RemoteWeeks } from './types';

/** Who is signed in; null for nobody. */
export const sessionQuery = queryOptions({
  queryKey: ['session'],
  queryFn: () =>
    callRegistry<OperatorSession>('GET', 'session').catch((error: unknown) => {
      if (isSignedOut(error)) return null;
      throw error;
    }),
  staleTime: Infinity,
});

/** What runs, and what shells report about it. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: () => callRegistry<RegistryOverview>('GET', 'state'),
  refetchInterval: 3_000,
});

/** Eight weeks of a remote's releases. */
export const weeksQuery = (name: string) =>
  queryOptions({
    queryKey: ['weeks', name],
    queryFn: () => callRegistry<RemoteWeeks>('GET', `remotes/${encodeURIComponent(name)}/weeks`),
    refetchInterval: 60_000,
  });

interface LogPage {
  entries: readonly LogEntry[];
}

/** The log in pages of 50 entries, newest first. */
export const logQuery = infiniteQueryOptions({
  queryKey: ['log'],
  queryFn: ({ pageParam }) => callRegistry<LogPage>('GET', pageParam ? `log?before=${pageParam}` : 'log'),
  initialPageParam: 0,
  getNextPageParam: ({ entries }) => {
    const oldest = entries.at(-1)?.seq ?? 1;
    return oldest > 1 ? oldest : undefined;
  },
});

/** Where the lines of a stack are in the sources. */
export const stackQuery = (stack: string) =>
  queryOptions({
    queryKey: ['stack', stack],
    queryFn: async () =>
      (await callRegistry<{ frames: ExplainedFrame[] }>('POST', 'explain', { stack })).frames,
    staleTime: Infinity,
  });

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
        // Only calls that did not reach the registry are worth a retry.
        retry: (count, error) => error instanceof RegistryError && error.status === 0 && count < 1,
        retryDelay: 1_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
