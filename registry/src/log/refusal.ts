/** Why the registry refuses a request of a team, a device or npm; HTTP makes a status of it. */
export type RefusalReason = 'invalid' | 'forbidden' | 'notFound' | 'conflict' | 'tooLarge' | 'busy';

/**
 * A request of a team, a device or npm that the registry refuses. `message` is one sentence in English. What operators
 * are refused is a Declined, which the office says in their language.
 */
export class Refusal extends Error {
  constructor(
    readonly reason: RefusalReason,
    message: string,
  ) {
    super(message);
  }
}
