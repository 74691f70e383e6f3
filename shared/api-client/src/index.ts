/** The one client of the member API: what remotes and the shell use. */
export { ApiError, isNotTaken, type ApiErrorKind } from './ApiError';
export { call, callAddress, type CallArguments, type CallOptions } from './call';
export { onApiEvent, type ApiEvents } from './events';
export {
  useAttempt,
  useCall,
  useCallPages,
  useSession,
  useWrite,
  type Attempted,
  type WriteInput,
} from './hooks';
export { beginSession, endSession } from './lifecycle';
export { fetchCall, keepAnswer, query, refresh, refreshMember } from './queries';
export { queryClient, queryKey } from './queryClient';
export { isMissingCall } from './request';
export { randomName as newIdempotencyKey } from './randomName';
export { deviceToken } from './deviceToken';
export { session } from './session';
export { openStream } from './stream';
