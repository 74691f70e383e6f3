import {
  ApiError,
  newIdempotencyKey,
  refresh,
  refreshMember,
  usePlaceOrder,
  type BetType,
  type PlacedOrders,
} from '@members/api-client';
import { announce, useRelease } from '@members/mfe-kit';
import { useRef } from 'react';

export interface OrderInput {
  betTypes: readonly BetType[];
  /** Per option, in whole points. */
  stake: number;
  gameId: number;
  memberId: number;
  period: string;
}

interface Submission {
  params: OrderInput;
  idempotencyKey: string;
}

export interface OrderAnswers {
  onPlaced: (placed: PlacedOrders, period: string) => void;
  /** After the server's text was shown. */
  onRefused: () => void;
}

const sameBets = (a: OrderInput, b: OrderInput) =>
  a.stake === b.stake && a.gameId === b.gameId && a.betTypes.join() === b.betTypes.join();

/**
 * Places an order once, whatever the network does: a submission that got no answer is sent again as it was, with
 * its key and its period, so that the server replays the first answer or refuses a period that has closed.
 */
export function useSubmitOrder({ onPlaced, onRefused }: OrderAnswers) {
  const { mutateAsync, isPending } = usePlaceOrder();
  const release = useRelease() ?? undefined;
  const unanswered = useRef<Submission>(undefined);
  const running = useRef(false);

  const submit = async (params: OrderInput) => {
    if (running.current) return;
    running.current = true;
    const earlier = unanswered.current;
    const submission =
      earlier && sameBets(earlier.params, params) ? earlier : { params, idempotencyKey: newIdempotencyKey() };
    unanswered.current = submission;
    try {
      const placed = await mutateAsync({ ...submission, release, quiet: true });
      unanswered.current = undefined;
      onPlaced(placed, submission.params.period);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'refused') {
        unanswered.current = undefined;
        announce(error.message, 'danger');
        onRefused();
      }
      void refresh('gameState');
    } finally {
      running.current = false;
      void refreshMember();
      void refresh('orders');
    }
  };

  return { submit, submitting: isPending };
}
