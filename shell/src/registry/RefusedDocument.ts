import type { DocumentProblem } from '@members/mfe-kit';

/** A registry document that is not taken, and why. */
export class RefusedDocument extends Error {
  constructor(
    readonly problem: DocumentProblem,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
