import { defineRoute, type Route } from '../http';
import type { FundPasswords } from './service';

/** Calls 29 and 30. */
export function fundPasswordRoutes(fundPasswords: FundPasswords): Route[] {
  return [
    defineRoute('setFundPassword', ({ params, member }) => fundPasswords.set(member.id, params.fundPassword)),
    defineRoute('editFundPassword', ({ params, member }) =>
      fundPasswords.edit(member.id, { old: params.oldFundPassword, next: params.fundPassword }),
    ),
  ];
}
