import { defineAddition, TextAnswer, type AdditionRoute } from '../http';
import { Refusal } from '../refusal';
import type { Rounds } from './rounds';
import type { Verification } from './verification';

/** A whole number of the query, 0 for anything else. */
const wholeNumber = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : 0);

/** The requests of a member's Verify sheet and of the stand-alone verifier. */
export function verificationRoutes(
  verification: Verification,
  rounds: Pick<Rounds, 'acceptBeaconValue'>,
): AdditionRoute[] {
  return [
    defineAddition('verifyRound', 120, ({ fields }) => verification.roundRecord(fields.key, fields.expect)),
    defineAddition('verifyOrder', 120, ({ fields, member }) =>
      verification.receipt(member.id, wholeNumber(fields.id)),
    ),
    defineAddition('verifyHistory', 30, async ({ fields }) => {
      const lines = await verification.history(fields.key, wholeNumber(fields.from));
      return new TextAnswer('application/x-ndjson', lines);
    }),
    // Checking a signature is work, so few are taken: from one address, and only where a round waits for it.
    defineAddition('bringBeaconValue', 6, async ({ fields }) => {
      if (!/^[0-9a-f]{96}$/i.test(fields.signature)) throw new Refusal('invalidValue');
      const signature = Uint8Array.from(Buffer.from(fields.signature, 'hex'));
      const acceptance = await rounds.acceptBeaconValue(wholeNumber(fields.round), signature);
      if (acceptance === 'notAwaited') throw new Refusal('notFound');
      if (acceptance === 'notGenuine') throw new Refusal('invalidValue');
      return { accepted: true };
    }),
  ];
}
