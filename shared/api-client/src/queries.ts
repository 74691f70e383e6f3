import { calls, type Answer, type CallId, type Params } from '@members/contract';
import { hashKey, queryOptions } from '@tanstack/react-query';
import type { ApiError } from './ApiError';
import { session } from './session';
import { apiSettings } from './settings';
import { send } from './transport';

/**
 * Key of a read: who may see it, the call, its parameters, and what the answer depends on besides: the language
 * and, for a member's call, the member. No parameters are none, however they are given.
 */
export function queryKey<Id extends CallId>(id: Id, params?: Params<Id>) {
  const access = calls[id].access;
  const memberId = access === 'member' ? (session.current()?.memberId ?? null) : null;
  return params === undefined || Object.keys(params as object).length === 0
    ? ([access, memberId, apiSettings().language(), id] as const)
    : ([access, memberId, apiSettings().language(), id, params] as const);
}

/**
 * Options of a read for `useQuery`, `prefetchQuery` or `fetchQuery`. What is on screen stays there while it is read
 * again in another language, so that nothing made of it starts over.
 */
export function query<Id extends CallId>(id: Id, params: Params<Id>) {
  const key = queryKey(id, params);
  return queryOptions<Answer<Id>, ApiError>({
    queryKey: key,
    queryFn: ({ signal }) => send(id, params, { signal }),
    enabled: calls[id].access === 'public' || session.current() !== null,
    placeholderData: (data, before) =>
      before && hashKey(whateverLanguage(before.queryKey)) === hashKey(whateverLanguage(key))
        ? (data as never)
        : undefined,
  });
}

const whateverLanguage = ([access, memberId, , ...rest]: readonly unknown[]) => [access, memberId, ...rest];
