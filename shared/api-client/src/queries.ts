import { memberCalls, type AnswerOf, type Call, type ParamsOf, type ReadCall } from '@members/contract';
import { hashKey, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError';
import { answerAtHand, call, type CallArguments, type CallOptions } from './call';
import { emitApiEvent } from './events';
import { queryClient, queryKey } from './queryClient';
import { session } from './session';
import { forgetStartedReads } from './startedReads';

/**
 * Options of a read for `useQuery`, `prefetchQuery` or `fetchQuery`. What is on screen stays there while it is read
 * again in another language, so that nothing made of it starts over.
 */
export function query<C extends ReadCall>(
  declared: C,
  params: ParamsOf<C>,
  { quiet = false }: Pick<CallOptions, 'quiet'> = {},
) {
  const key: readonly unknown[] = queryKey(declared, params);
  return queryOptions<AnswerOf<C>, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => call(declared, ...([params, { signal, quiet }] as unknown as CallArguments<C>)),
    initialData: () => answerAtHand(declared, params),
    enabled: declared.access === 'public' || session.current() !== null,
    placeholderData: (data, before) =>
      before && hashKey(withoutLanguage(before.queryKey)) === hashKey(withoutLanguage(key))
        ? (data as never)
        : undefined,
  });
}

const withoutLanguage = ([access, memberId, , ...rest]: readonly unknown[]) => [access, memberId, ...rest];

/**
 * A read that no component waits for; its answer is kept for `useCall`. What was read in the last ten seconds is not
 * asked again, unless `anew`. Throws ApiError.
 */
export const fetchCall = <C extends ReadCall>(
  declared: C,
  params: ParamsOf<C>,
  { anew = false } = {},
): Promise<AnswerOf<C>> => {
  if (anew) forgetStartedReads(declared);
  return queryClient.fetchQuery({ ...query(declared, params), ...(anew && { staleTime: 0 }) });
};

/** Keeps what a write has answered as the answer of a read. */
export const keepAnswer = <C extends ReadCall>(declared: C, params: ParamsOf<C>, answer: AnswerOf<C>): void =>
  void queryClient.setQueryData(queryKey(declared, params), answer as never);

/** Loads the given reads again where a screen shows them, and marks the others as stale. */
export async function refresh(...reads: readonly Call[]): Promise<void> {
  reads.forEach(forgetStartedReads);
  await Promise.all(reads.map((read) => queryClient.invalidateQueries({ queryKey: queryKey(read) })));
}

/** To be called after something changed the member's own data: reloads it and emits `memberChanged`. */
export async function refreshMember(): Promise<void> {
  emitApiEvent('memberChanged', undefined);
  await refresh(memberCalls.member);
}
