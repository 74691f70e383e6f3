import { defineRoute, defineSharedRoute, type Route } from '../http';
import type { Withdrawals } from './service';

/** Calls 34, 35 and 36. */
export function withdrawalRoutes(withdrawals: Withdrawals): Route[] {
  return [
    defineSharedRoute('withdrawalRule', () => withdrawals.rule()),
    defineRoute('withdraw', ({ params, member, idempotencyKey }) =>
      withdrawals.request({ ...params, memberId: member.id, idempotencyKey }),
    ),
    defineRoute('withdrawals', ({ member, language }) => withdrawals.list(member.id, language)),
  ];
}
