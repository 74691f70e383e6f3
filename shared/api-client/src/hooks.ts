import type { AnswerOf, IdempotentCall, ParamsOf, ReadCall, WriteCall } from '@members/contract';
import {
  useInfiniteQuery,
  useMutation,
  useQuery,
  type UseMutationResult,
  type UseQueryOptions,
  type UseQueryResult,
} from '@tanstack/react-query';
import { useRef, useSyncExternalStore } from 'react';
import { ApiError } from './ApiError';
import { answerAtHand, call, type CallArguments, type CallOptions } from './call';
import { query } from './queries';
import { queryClient, queryKey } from './queryClient';
import { randomName } from './randomName';
import { session } from './session';
import { apiSettings } from './settings';

/** The session, or null for a visitor; follows login, logout and other tabs. */
export function useSession() {
  return useSyncExternalStore(session.subscribe, session.current, session.current);
}

/** Re-renders when session or language changes; the keys of reads contain both. */
function useReadScope(): void {
  const { language, onLanguageChange } = apiSettings();
  useSession();
  useSyncExternalStore(onLanguageChange ?? neverChanging, language, language);
}

const neverChanging = () => () => undefined;

type ReadOptions<C extends ReadCall> = Pick<CallOptions, 'quiet'> &
  Partial<
    Pick<UseQueryOptions<AnswerOf<C>, ApiError>, 'enabled' | 'refetchInterval' | 'staleTime' | 'gcTime'>
  >;

/**
 * A read, shared by all that ask for it, made again when session or language changes:
 * `useCall(lotteryCalls.odds, { gameId })`, `useCall(memberCalls.member, undefined, { enabled })`.
 */
export function useCall<C extends ReadCall>(
  declared: C,
  ...args: CallArguments<C, ReadOptions<C>>
): UseQueryResult<AnswerOf<C>, ApiError> {
  const [params, { quiet, ...options } = {} as ReadOptions<C>] = args;
  useReadScope();
  return useQuery(
    { ...query(declared, params as ParamsOf<C>, quiet === undefined ? {} : { quiet }), ...options },
    queryClient,
  );
}

/** What a write takes: the call's parameters and, per attempt, the options of the call. */
export type WriteInput<C extends WriteCall> = { params: ParamsOf<C> } & CallOptions<C>;

/**
 * A write, made by `mutate({ params, ...options })` and never sent again by itself (D15). `onSuccess` is called also
 * where the component has gone meanwhile.
 */
export function useWrite<C extends WriteCall>(
  declared: C,
  { onSuccess }: { onSuccess?: (answer: AnswerOf<C>) => void } = {},
): UseMutationResult<AnswerOf<C>, ApiError, WriteInput<C>> {
  return useMutation(
    {
      mutationFn: ({ params, ...options }: WriteInput<C>) =>
        call(declared, ...([params, options] as unknown as CallArguments<C>)),
      retry: false,
      ...(onSuccess && { onSuccess }),
    },
    queryClient,
  );
}

/** What became of an attempt. One that was not answered may have had its effect all the same. */
export type Attempted<C extends IdempotentCall> =
  | { outcome: 'done'; answer: AnswerOf<C> }
  | { outcome: 'refused' | 'unanswered'; error: ApiError };

/**
 * A write that has its effect once, whatever the network does. An attempt that got no answer keeps its idempotency key;
 * `sameAttempt` decides whether the next one is that attempt again, and with which parameters: then it goes out under
 * the same key, and the server replays its first answer. It returns null for a new attempt. While one is under way,
 * `attempt` returns undefined and sends nothing.
 */
export function useAttempt<C extends IdempotentCall>(
  declared: C,
  sameAttempt: (unanswered: ParamsOf<C>, next: ParamsOf<C>) => ParamsOf<C> | null,
) {
  const { mutateAsync, isPending } = useWrite(declared);
  const unanswered = useRef<{ params: ParamsOf<C>; idempotencyKey: string }>(undefined);
  const running = useRef(false);

  async function attempt(next: ParamsOf<C>, options: CallOptions<C> = {}): Promise<Attempted<C> | undefined> {
    if (running.current) return undefined;
    running.current = true;
    const earlier = unanswered.current;
    const again = earlier && sameAttempt(earlier.params, next);
    const params = again ?? next;
    const idempotencyKey = again ? earlier.idempotencyKey : randomName();
    unanswered.current = { params, idempotencyKey };
    try {
      const answer = await mutateAsync({ params, ...options, idempotencyKey });
      unanswered.current = undefined;
      return { outcome: 'done', answer };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const refused = error.kind === 'refused';
      if (refused) unanswered.current = undefined;
      return { outcome: refused ? 'refused' : 'unanswered', error };
    } finally {
      running.current = false;
    }
  }

  return { attempt, attempting: isPending };
}

/**
 * A read in pages, each loaded once: `paramsOf` gives the parameters of a page, counted from 1, and `hasMore` says by
 * what is there whether another one follows.
 */
export function useCallPages<C extends ReadCall>(
  declared: C,
  paramsOf: (page: number) => ParamsOf<C>,
  hasMore: (pages: readonly AnswerOf<C>[]) => boolean,
) {
  useReadScope();
  return useInfiniteQuery<AnswerOf<C>, ApiError, { pages: AnswerOf<C>[] }, readonly unknown[], number>(
    {
      queryKey: [...queryKey(declared, paramsOf(1)), 'pages'],
      queryFn: ({ pageParam, signal }) =>
        call(declared, ...([paramsOf(pageParam), { signal }] as unknown as CallArguments<C>)),
      initialData: () => {
        const first = answerAtHand(declared, paramsOf(1));
        return first && { pages: [first], pageParams: [1] };
      },
      initialPageParam: 1,
      getNextPageParam: (_last, pages) => (hasMore(pages) ? pages.length + 1 : undefined),
    },
    queryClient,
  );
}
