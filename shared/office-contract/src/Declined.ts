import { refusalText, type RefusalDetails, type RefusalKey, type RefusalValues } from './refusals';

/**
 * Why something that an operator asked for is not done: one English sentence, and a key by which the office says it in
 * the operator's language.
 *
 *     throw new Declined('missing', { what: `withdrawal ${id}` })
 */
export class Declined extends Error {
  constructor(
    readonly key: RefusalKey,
    readonly values: RefusalValues = {},
    readonly details: RefusalDetails = {},
  ) {
    super(refusalText(key, values));
    this.name = 'Declined';
  }
}
