import { calls, type Answer, type CallId, type Params } from '@members/contract';
import { send, type CallOptions } from './transport';

/** A typed function per call. Each throws ApiError and nothing else. */
export type Api = {
  readonly [Id in CallId]: (params: Params<Id>, options?: CallOptions) => Promise<Answer<Id>>;
};

const functionOf = (id: CallId) => [
  id,
  (params: Params<typeof id>, options?: CallOptions) => send(id, params, options),
];

/** The 40 calls without React: `await api.notices()`, `await api.login({ … }, { quiet: true })`. */
export const api = Object.fromEntries((Object.keys(calls) as CallId[]).map(functionOf)) as Api;
