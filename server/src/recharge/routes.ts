import { defineRoute, type Route } from '../http';
import type { ReceivedPayments } from './receivedPayments';
import type { Recharges } from './service';

/** Calls 37 and 39, and the return of a payment that is not credited yet. */
export function rechargeRoutes(recharges: Recharges, received: ReceivedPayments): Route[] {
  return [
    defineRoute('recharges', ({ member, language }) => recharges.list(member.id, language)),
    defineRoute('recharge', ({ params, member, language, idempotencyKey }) =>
      recharges.create({ ...params, memberId: member.id, language, idempotencyKey }),
    ),
    defineRoute('continuePayment', ({ params, member, language }) =>
      recharges.resume({ ...params, memberId: member.id, language }),
    ),
    defineRoute('returnPayment', async ({ params, member }) => {
      await received.giveBack({ id: params.id, memberId: member.id });
      return null;
    }),
  ];
}
