import { defineRoute, type Route } from '../http';
import type { FundPasswords } from './service';

/** The withdrawal password: given once, then changed by who knows it (SET-07, SET-08). */
export function fundPasswordRoutes(fundPasswords: FundPasswords): Route[] {
  return [
    defineRoute('setFundPassword', ({ params, member }) => fundPasswords.set(member.id, params.fundPassword)),
    defineRoute('editFundPassword', ({ params, member }) =>
      fundPasswords.edit(member.id, { old: params.oldFundPassword, next: params.fundPassword }),
    ),
  ];
}
