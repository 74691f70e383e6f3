import { defineRoute, releaseOf, type Route } from '../http';
import type { Returns } from './returns';
import type { Lottery } from './service';

export function lotteryRoutes(lottery: Lottery, returns: Returns): Route[] {
  return [
    defineRoute('hotGames', ({ language }) => lottery.listGames(language, { hotOnly: true })),
    defineRoute('games', ({ language, params }) => lottery.listGames(language, params)),
    defineRoute('gameClasses', ({ language }) => lottery.listClasses(language)),
    defineRoute('gameState', ({ language, params }) => lottery.gameState(params.key, language)),
    defineRoute('drawResults', ({ language, params }) => lottery.drawResults(params.key, language)),
    defineRoute('odds', ({ language, params }) => lottery.listOdds(params.gameId, language)),
    defineRoute('placeOrder', ({ params, member, idempotencyKey, request }) =>
      lottery.placeOrder({
        ...params,
        sessionMemberId: member.id,
        idempotencyKey,
        releaseHash: releaseOf(request.headers['x-release']),
      }),
    ),
    defineRoute('orders', ({ language, member }) => lottery.listOrders(member.id, language)),
    defineRoute('report', ({ member }) => lottery.report(member.id)),
    defineRoute('gameReturns', ({ params }) => returns(params.key)),
  ];
}
