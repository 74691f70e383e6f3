import { number, object, text, type Value } from '../wire/shape';

/** What signing in answers, in whatever way. */
export const session = object({
  memberId: ['id', number({ whole: true, min: 1 })],
  /** The second token, `tokensso`, which authenticates (AUTH-08, D17). */
  token: ['tokensso', text],
});

export type Session = Value<typeof session>;
