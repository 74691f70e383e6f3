import { refresh, refreshMember, useAttempt } from '@members/api-client';
import { walletCalls, type Params } from '@members/contract';
import type { ApiError } from '@members/api-client';
import { useState } from 'react';
import { sentAmount } from '../../amounts';

type WithdrawalInput = Params<'withdraw'>;

/** The same amount is the same attempt; the withdrawal password may have been typed anew. */
const sameAmount = (unanswered: WithdrawalInput, next: WithdrawalInput): WithdrawalInput | null =>
  unanswered.amount === next.amount ? next : null;

/** Requests a withdrawal once, whatever the network does; then all that it may have changed is read again (WDR-03, D53). */
export function useRequestWithdrawal(onRequested: (amountMinor: number) => void) {
  const { attempt, attempting } = useAttempt(walletCalls.withdraw, sameAmount);
  const [unanswered, setUnanswered] = useState(false);
  const [refusal, setRefusal] = useState<ApiError | null>(null);

  const request = async ({ amountMinor, fundPassword }: { amountMinor: number; fundPassword: string }) => {
    setRefusal(null);
    const input = { amount: sentAmount(amountMinor), fundPassword };
    const attempted = await attempt(input, { quiet: true });
    if (!attempted) return;
    if (attempted.outcome === 'refused') setRefusal(attempted.error);
    if (attempted.outcome === 'done') onRequested(amountMinor);
    setUnanswered(attempted.outcome === 'unanswered');
    readAgain();
  };

  return {
    request,
    requesting: attempting,
    refusal,
    forget: () => setRefusal(null),
    /** The last one may have had its effect: only the same again is known to be the same. */
    unanswered,
  };
}

/** Reads all again that a withdrawal may have changed. */
export function readAgain(): void {
  void refreshMember();
  void refresh(
    walletCalls.bankCard,
    walletCalls.withdrawalRule,
    walletCalls.withdrawals,
    walletCalls.moneyLog,
    walletCalls.report,
  );
}
