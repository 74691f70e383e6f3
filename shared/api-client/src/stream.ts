import { writeParams, type Call, type ParamsOf } from '@members/contract';
import { callerOf } from './caller';
import { addressOf, headersOf } from './request';

/**
 * Opens a call whose answer goes on for as long as the caller listens, with the session. Throws what `fetch` throws, and
 * ApiError.
 */
export async function openStream<C extends Call>(
  declared: C,
  params: ParamsOf<C>,
  { signal }: { signal?: AbortSignal } = {},
): Promise<Response> {
  callerOf(declared)?.admit(declared, params, {});
  const query = new URLSearchParams(writeParams(declared.params, params));
  const { headers, withCredentials } = await headersOf(declared);
  return fetch(`${await addressOf(declared.path)}?${query}`, {
    headers,
    cache: 'no-store',
    ...(withCredentials && { credentials: 'include' as const }),
    ...(signal && { signal }),
  });
}
