import type { Call } from '@members/contract';
import { QueryClient } from '@tanstack/react-query';
import * as client from '.';
import { ApiError } from './ApiError';
import { boundTo, type Caller } from './caller';

export type { Caller };

/** What a release gets as `@members/api-client`. */
export type ApiClient = typeof client;

type BoundName =
  | 'call'
  | 'callAddress'
  | 'fetchCall'
  | 'openStream'
  | 'query'
  | 'useAttempt'
  | 'useCall'
  | 'useCallPages'
  | 'useWrite';

type TakesCall = (declared: Call, ...rest: unknown[]) => unknown;

/** What begins a session, with whose answer a release may say that there is one. */
const signingIn = ['/member/doLogin', '/member/doRegister', '/member/doLoginthird'];

/**
 * The api client as a release gets it: one frozen object, whose calls are made on the release's behalf. The answers of
 * reads are shared with all others, what it writes is its own.
 */
export function clientFor(caller: Caller): ApiClient {
  const known = new WeakMap<Call, Call>();
  function bound(declared: Call): Call {
    const made = known.get(declared) ?? boundTo(caller, declared);
    known.set(declared, made);
    return made;
  }
  const on = (name: BoundName): unknown => {
    const made = client[name] as TakesCall;
    return Object.freeze((declared: Call, ...rest: unknown[]) => made(bound(declared), ...rest));
  };
  const { queryClient } = client;
  const its = {
    call: on('call'),
    callAddress: on('callAddress'),
    fetchCall: on('fetchCall'),
    openStream: on('openStream'),
    query: on('query'),
    useAttempt: on('useAttempt'),
    useCall: on('useCall'),
    useCallPages: on('useCallPages'),
    useWrite: on('useWrite'),
    queryClient: Object.freeze(
      new QueryClient({
        queryCache: queryClient.getQueryCache(),
        defaultOptions: queryClient.getDefaultOptions(),
      }),
    ),
    beginSession: Object.freeze((next: Parameters<typeof client.beginSession>[0]) => {
      const { calls } = caller;
      if (calls !== null && !signingIn.some((path) => calls.includes(path)))
        throw new ApiError('failed', 'A release that signs nobody in begins no session.');
      client.beginSession(next);
    }),
  };
  return Object.freeze({ ...client, ...its }) as ApiClient;
}
