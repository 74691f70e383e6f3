import { defineRoute, type Route } from '../http';
import type { Recharges } from './service';

/** Calls 37 and 39. */
export function rechargeRoutes(recharges: Recharges): Route[] {
  return [
    defineRoute('recharges', ({ member, language }) => recharges.list(member.id, language)),
    defineRoute('recharge', ({ params, member, language, idempotencyKey }) =>
      recharges.create({ ...params, memberId: member.id, language, idempotencyKey }),
    ),
  ];
}
