import type { AxiosError, AxiosResponse } from 'axios';

/**
 * Every way in which a call can fail, as one type.
 *
 * - `refused`: the server's answer 401, `message` is its text in the member's language (D13), and `cause` the key of
 *   `refusals` that it is the text of, where the server names it
 * - `auth`: the session is over (ERR-03, D14)
 * - `signedOut`: a call that needs a session was not sent, since there is none (D64)
 * - `network`: no answer at all, or none within the time limit (D15)
 * - `failed`: any other code; silent by ERR-04
 * - `malformed`: an answer that is not an envelope
 * - `cancelled`: the caller gave up
 */
export type ApiErrorKind =
  | 'refused'
  | 'auth'
  | 'signedOut'
  | 'network'
  | 'failed'
  | 'malformed'
  | 'cancelled';

export class ApiError extends Error {
  readonly kind: ApiErrorKind;

  constructor(kind: ApiErrorKind, message = '', options?: ErrorOptions) {
    super(message, options);
    this.name = 'ApiError';
    this.kind = kind;
  }
}

/** The HTTP answer in which a call failed, where there was one, out of the cause of its error. */
export const responseIn = (cause: unknown): Pick<AxiosResponse, 'status' | 'headers'> | undefined =>
  (cause as Partial<AxiosError> | undefined)?.response;

/** Whether the server could not take the call now (503), however often it came again (OPS-01): nobody has answered it. */
export const isNotTaken = ({ cause }: Pick<Error, 'cause'>): boolean => responseIn(cause)?.status === 503;

/** How often a refused call comes again before its failure is shown. */
const mostTimes = 3;

/**
 * Milliseconds until a call comes again that a server can't take now (503, OPS-01): it has too much to do and did nothing,
 * or has no database and the call is a read or a write with a key. What `retry-after` says, and a random part that grows
 * with the refusals before this one, so that not all come together. Null after any other failure, and after three refusals.
 */
export function comeAgainAfter(error: Error | null, refusals: number): number | null {
  if (!error || !isNotTaken(error) || refusals >= mostTimes) return null;
  const seconds = Number(responseIn(error.cause)?.headers['retry-after']) + Math.random() * 2 ** refusals;
  return seconds >= 0 ? seconds * 1_000 : null;
}
