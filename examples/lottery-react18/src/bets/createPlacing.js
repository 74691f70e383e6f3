import { ApiError, call, newIdempotencyKey, refreshMember, session } from '@members/api-client';
import { lotteryCalls } from '@members/contract';

/**
 * Places orders once each, whatever the network does: what got no answer is sent again as it was, with its key and
 * its period. Throws ApiError.
 */
export function createPlacing({ gameId, release }) {
  let unanswered = null;
  return async function place({ betTypes, stake, period }) {
    const bets = `${stake} ${betTypes}`;
    if (unanswered?.bets !== bets) {
      const params = { betTypes, stake: Number(stake), gameId, memberId: session.current().memberId, period };
      unanswered = { bets, params, idempotencyKey: newIdempotencyKey() };
    }
    const { params, idempotencyKey } = unanswered;
    try {
      await call(lotteryCalls.placeOrder, params, { idempotencyKey, release, quiet: true });
      unanswered = null;
      return params;
    } catch (error) {
      if (error instanceof ApiError && error.kind === 'refused') unanswered = null;
      throw error;
    } finally {
      void refreshMember();
    }
  };
}
