import { MutationCache, QueryCache, QueryClient, queryOptions } from '@tanstack/react-query';
import { callRegistry } from './callRegistry';
import { isSignedOut, RegistryError } from './RegistryError';
import type { OperatorSession, RegistryOverview } from './types';

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

/** What runs and how it does. */
export const overviewQuery = queryOptions({
  queryKey: ['overview'],
  queryFn: () => callRegistry<RegistryOverview>('GET', 'state'),
  refetchInterval: 3_000,
});

/** A client that knows one thing beyond its queries: a call without a session shows the sign-in. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOut(error)) client.setQueryData(sessionQuery.queryKey, null);
  };
  const client = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        // What is refreshed every 3 s tries again by itself; a refusal stays one.
        retry: (count, error) => error instanceof RegistryError && error.status === 0 && count < 1,
        retryDelay: 1_000,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  });
  return client;
}
