import type { Call, ParamsOf, ReadAhead } from '@members/contract';
import { QueryClient, type Query } from '@tanstack/react-query';
import { ApiError, comeAgainAfter } from './ApiError';
import { session } from './session';
import { apiSettings } from './settings';

/** How often a read whose failure is shown is made again where the server has too much to do; each page its own. */
const refusedEveryMs = 20_000 * (1 + Math.random());

/** The page or the network coming back makes a read again whose failure is shown. */
const whereFailed = ({ state }: Query) => !!state.error;

/**
 * The one cache of server state, for shell and all remotes. Reads are retried once after a network error, and as the
 * server says where it has too much to do; never given up for good. A call without a network fails and is announced
 * (D15); it is never held back and sent later, when nobody expects it any more.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    mutations: { networkMode: 'always' },
    queries: {
      networkMode: 'always',
      staleTime: 10_000,
      refetchOnWindowFocus: whereFailed,
      refetchOnReconnect: whereFailed,
      refetchInterval: ({ state: { error } }) => comeAgainAfter(error, 0) !== null && refusedEveryMs,
      retry: (failures, error) =>
        comeAgainAfter(error, failures) !== null ||
        (failures < 1 && error instanceof ApiError && error.kind === 'network'),
      retryDelay: (failures, error) => comeAgainAfter(error, failures) ?? 1_000,
    },
  },
});

/**
 * Key of a read: who may see it, the member and the language that its answer depends on, the call and its parameters.
 * No parameters are none, however they are given.
 */
export function queryKey<C extends Call>({ id, access }: C | ReadAhead, params?: ParamsOf<C>) {
  const memberId = access === 'member' ? (session.current()?.memberId ?? null) : null;
  const given = params === undefined || Object.keys(params as object).length === 0 ? [] : [params];
  return [access, memberId, apiSettings().language(), id, ...given] as const;
}

// One mark per instance, by which a page can tell that there is one.
performance.mark?.('members:api-client');
