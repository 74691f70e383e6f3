/** The one client of the member API: what remotes and the shell use. */
export { api, type Api } from './api';
export { ApiError, type ApiErrorKind } from './ApiError';
export {
  changeControl,
  readHistory,
  useChangeControl,
  useControlChanges,
  usePlayControl,
  usePlaySession,
  type ControlOrder,
} from './control';
export { onApiEvent, type ApiEvents } from './events';
export * from './hooks';
export { newIdempotencyKey } from './idempotencyKey';
export { beginSession, endSession } from './lifecycle';
export { query, queryKey } from './queries';
export { queryClient } from './queryClient';
export { randomName } from './randomName';
export { refresh, refreshMember } from './refresh';
export { session } from './session';
export { additionAddress, readAddition, send, type CallOptions } from './transport';
export type * from '@members/contract';
