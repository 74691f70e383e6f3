import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './ApiError';

/**
 * The one cache of server state, for shell and all remotes. Reads are retried once, after a network error only. A call
 * without a network fails and is told of (D15); it is never held back and sent later, when nobody expects it any more.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      refetchOnWindowFocus: true,
      retry: (failures, error) => failures < 1 && error instanceof ApiError && error.kind === 'network',
    },
  },
});

// One mark per instance, by which a page can tell that there is one.
performance.mark?.('members:api-client');
