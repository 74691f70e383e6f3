import { refresh, refreshMember, useAttempt } from '@members/api-client';
import { lotteryCalls, type Params } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, useRelease } from '@members/mfe-kit';

type OrderInput = Params<'placeOrder'>;

export interface OrderAnswers {
  onPlaced: () => void;
  /** Called after the server's text was shown. */
  onRefused: () => void;
}

/**
 * A submission that got no answer goes out again as it was, its period included, while it is about the same bets: the
 * server replays its first answer, or refuses a period that has closed.
 */
const sameBets = (unanswered: OrderInput, next: OrderInput): OrderInput | null =>
  unanswered.stake === next.stake &&
  unanswered.gameId === next.gameId &&
  unanswered.betTypes.join() === next.betTypes.join()
    ? unanswered
    : null;

/** Places an order once, whatever the network does. */
export function useSubmitOrder({ onPlaced, onRefused }: OrderAnswers) {
  const { t } = useTexts('mfe-lottery');
  const { attempt, attempting } = useAttempt(lotteryCalls.placeOrder, sameBets);
  const release = useRelease() ?? undefined;

  const submit = async (order: OrderInput) => {
    const attempted = await attempt(order, {
      release,
      quiet: true,
      doneText: ({ count }, { period }) => t('sheet.placed', { count, period }),
    });
    if (!attempted) return;
    if (attempted.outcome === 'done') onPlaced();
    else {
      if (attempted.outcome === 'refused') {
        announce(attempted.error.message, 'danger');
        onRefused();
      }
      void refresh(lotteryCalls.gameState);
    }
    void refreshMember();
    void refresh(lotteryCalls.orders);
  };

  return { submit, submitting: attempting };
}
