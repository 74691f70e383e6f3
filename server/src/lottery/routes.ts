import { defineRoute, defineSharedRoute, releaseOf, type Route } from '../http';
import type { Board } from './board';
import type { GameStreams } from './gameStreams';
import type { Returns } from './returns';
import type { Lottery } from './service';
import { Refusal } from '../i18n/refusal';
import type { Rounds } from './rounds';
import type { Slips } from './slips';
import type { Verification } from './verification';

export interface LotteryParts {
  lottery: Lottery;
  streams: GameStreams;
  returns: Returns;
  slips: Slips;
  board: Board;
}

export function lotteryRoutes({ lottery, streams, returns, slips, board }: LotteryParts): Route[] {
  return [
    defineSharedRoute('hotGames', ({ language }) => lottery.listGames(language, { hotOnly: true })),
    defineSharedRoute('games', ({ language, params }) => lottery.listGames(language, params)),
    defineSharedRoute('gameClasses', ({ language }) => lottery.listClasses(language)),
    defineSharedRoute('gameState', ({ language, params }) => lottery.gameState(params.key, language)),
    defineSharedRoute('drawResults', ({ language, params }) => lottery.drawResults(params.key, language)),
    defineSharedRoute('odds', ({ language, params }) => lottery.listOdds(params.gameId, language)),
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
    defineRoute('gameStream', ({ language, params, member }) =>
      streams.open({ ...params, language, memberId: member.id, sessionHash: member.sessionHash }),
    ),
    defineSharedRoute('gameBoard', ({ language }) => board.games(language)),
    defineSharedRoute('offeredOdds', ({ language }) => board.offeredOdds(language)),
    defineSharedRoute('liveOrders', ({ language }) => board.liveOrders(language)),
    defineRoute('slips', ({ language, member }) => slips.list(member.id, language)),
    defineRoute('markSlipsTold', async ({ params, member }) => {
      await slips.markTold(member.id, params.slipIds);
      return null;
    }),
    defineSharedRoute('gameReturns', ({ params }) => returns(params.key)),
  ];
}

/** What a member's Verify sheet and the stand-alone verifier ask for. */
export function verificationRoutes(
  verification: Verification,
  rounds: Pick<Rounds, 'acceptBeaconValue'>,
): Route[] {
  return [
    defineSharedRoute('roundRecord', ({ params }) => verification.roundRecord(params.key, params.period)),
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
