import { defineAddition, TextAnswer, type AdditionRoute } from '../http';
import type { Verification } from './verification';

/** A whole number of the query, 0 for anything else. */
const wholeNumber = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** The requests of a member's Verify sheet and of the stand-alone verifier. */
export function verificationRoutes(verification: Verification): AdditionRoute[] {
  return [
    defineAddition('verifyRound', 120, ({ fields }) => verification.roundRecord(fields.key, fields.expect)),
    defineAddition('verifyOrder', 120, ({ fields, member }) =>
      verification.receipt(member.id, wholeNumber(fields.id)),
    ),
    defineAddition('verifyHistory', 30, async ({ fields }) => {
      const lines = await verification.history(fields.key, wholeNumber(fields.from));
      return new TextAnswer('application/x-ndjson', lines);
    }),
  ];
}
