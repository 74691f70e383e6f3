import type { RefusalKey } from '@members/contract';

/** A text, a number, or an amount of money, which wears the currency label of the member's language (D56). */
export type RefusalValues = Readonly<Record<string, string | number | { amountMinor: number }>>;

/**
 * A business refusal: the member gets its text in their own language with code 401 (D13). `values` fill the
 * places in the text, e.g. `new Refusal('belowMinimum', { min: { amountMinor: 1_000 } })`.
 */
export class Refusal extends Error {
  constructor(
    readonly key: RefusalKey,
    readonly values: RefusalValues = {},
  ) {
    super(key);
    this.name = 'Refusal';
  }
}

/** Nobody is signed in, or not as who they say: the client ends its session (D14). */
export class AuthError extends Error {
  constructor() {
    super('authentication failed');
    this.name = 'AuthError';
  }
}
