import { defineRoute, type Route } from '../http';
import { deviceOf } from '../sessions';
import type { FundPasswords } from './service';

/** The withdrawal password: given once, then changed by who knows it (SET-07, SET-08). */
export function fundPasswordRoutes(fundPasswords: FundPasswords): Route[] {
  return [
    defineRoute('setFundPassword', ({ params, member, request }) =>
      fundPasswords.set(member.id, params.fundPassword, deviceOf(request)),
    ),
    defineRoute('editFundPassword', ({ params, member, request }) =>
      fundPasswords.edit(
        member.id,
        { old: params.oldFundPassword, next: params.fundPassword },
        deviceOf(request),
      ),
    ),
  ];
}
