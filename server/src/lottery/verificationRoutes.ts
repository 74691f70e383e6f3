import { defineRoute, type Route } from '../http';
import { Refusal } from '../i18n/refusal';
import type { Rounds } from './rounds';
import type { Verification } from './verification';

/** What a member's Verify sheet and the stand-alone verifier ask for. */
export function verificationRoutes(
  verification: Verification,
  rounds: Pick<Rounds, 'acceptBeaconValue'>,
): Route[] {
  return [
    defineRoute('roundRecord', ({ params }) => verification.roundRecord(params.key, params.period)),
    defineRoute('orderReceipt', ({ params, member }) => verification.receipt(member.id, params.id)),
    defineRoute('roundHistory', ({ params }) => verification.history(params.key, params.from)),
    defineRoute('bringBeaconValue', async ({ params }) => {
      if (!/^[0-9a-f]{96}$/i.test(params.signature)) throw new Refusal('invalidValue');
      const signature = Uint8Array.from(Buffer.from(params.signature, 'hex'));
      const acceptance = await rounds.acceptBeaconValue(params.round, signature);
      if (acceptance === 'notAwaited') throw new Refusal('notFound');
      if (acceptance === 'notGenuine') throw new Refusal('invalidValue');
      return { accepted: true };
    }),
  ];
}
