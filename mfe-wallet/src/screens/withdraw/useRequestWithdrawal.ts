import { ApiError, newIdempotencyKey, refresh, refreshMember, useWithdraw } from '@members/api-client';
import { useRef } from 'react';
import { sentAmount } from '../../amounts/typedAmount';

interface Attempt {
  amountMinor: number;
  idempotencyKey: string;
}

/**
 * Call 35, once whatever the network does: an attempt that got no answer goes out again under its key while the
 * amount is the same, so that the server answers for the first one. Afterwards all that it may have changed is read
 * again (WDR-03, D53).
 */
export function useRequestWithdrawal(onRequested: (amountMinor: number) => void) {
  const { mutateAsync, isPending } = useWithdraw();
  const unanswered = useRef<Attempt>(undefined);
  const running = useRef(false);

  const request = async ({ amountMinor, fundPassword }: { amountMinor: number; fundPassword: string }) => {
    if (running.current) return;
    running.current = true;
    const earlier = unanswered.current;
    const attempt =
      earlier?.amountMinor === amountMinor ? earlier : { amountMinor, idempotencyKey: newIdempotencyKey() };
    unanswered.current = attempt;
    try {
      const params = { amount: sentAmount(amountMinor), fundPassword };
      await mutateAsync({ params, idempotencyKey: attempt.idempotencyKey });
      unanswered.current = undefined;
      onRequested(amountMinor);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (error.kind === 'refused') unanswered.current = undefined;
    } finally {
      running.current = false;
      void refreshMember();
      void refresh('bankCard', 'withdrawalRule', 'withdrawals', 'moneyLog', 'report');
    }
  };

  return { request, requesting: isPending };
}
