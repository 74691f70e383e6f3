/**
 * Every way in which a call can fail, as one type.
 *
 * - `refused`: the server's answer 401, `message` is its text in the member's language (D13)
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
