import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError';

/** The one cache of server state, for shell and all remotes. Reads are retried once, after a network error only. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'network',
    },
  },
});
