import { defineRoute, defineSharedRoute, type Route } from '../http';
import { deviceOf } from '../sessions';
import type { BankCards } from './service';

/** Calls 21, 32 and 33. */
export function bankCardRoutes(cards: BankCards): Route[] {
  return [
    defineRoute('bankCard', ({ member }) => cards.cardOf(member.id)),
    defineRoute('bindCard', ({ params, member, request }) =>
      cards.bind(member.id, params, deviceOf(request)),
    ),
    defineSharedRoute('banks', () => cards.banks()),
  ];
}
