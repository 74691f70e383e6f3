import { defineRoute, defineSharedRoute, type Route } from '../http';
import type { Withdrawals } from './service';

/** Calls 34, 35 and 36, and withdrawing with a passkey. */
export function withdrawalRoutes(withdrawals: Withdrawals): Route[] {
  return [
    defineSharedRoute('withdrawalRule', () => withdrawals.rule()),
    defineRoute('withdraw', ({ params, member, idempotencyKey }) =>
      withdrawals.request({ ...params, memberId: member.id, idempotencyKey }),
    ),
    defineRoute('askToWithdraw', ({ params, member }) => withdrawals.ask({ ...params, memberId: member.id })),
    defineRoute('withdrawSigned', ({ params, member, idempotencyKey }) =>
      withdrawals.requestSigned({ ...params, memberId: member.id, idempotencyKey }),
    ),
    defineRoute('withdrawals', ({ member, language }) => withdrawals.list(member.id, language)),
  ];
}
