import { refresh, refreshMember, useAttempt } from '@members/api-client';
import { walletCalls, type Params } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, framedLink, type Framed } from '@members/mfe-kit';
import { useEffect, useRef, useState } from 'react';
import { sentAmount } from '../../amounts';

/** For this long after a tap no other channel can be chosen (RECH-08). */
const lockMs = 500;

type RechargeInput = Params<'recharge'>;

const samePayment = (unanswered: RechargeInput, next: RechargeInput): RechargeInput | null =>
  unanswered.amount === next.amount && unanswered.channel === next.channel ? next : null;

/** One payment at a time, at most one tap in 500 ms, and the frame where it is paid. */
export function usePayment(amountMinor: number) {
  const { t } = useTexts('mfe-wallet');
  const { attempt } = useAttempt(walletCalls.recharge, samePayment);
  const [frame, setFrame] = useState<Framed | null>(null);
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = async (channel: string) => {
    if (locked) return;
    setLocked(true);
    const shortest = new Promise((resolve) => {
      timer.current = setTimeout(resolve, lockMs);
    });
    const attempted = await attempt({ amount: sentAmount(amountMinor), channel });
    if (attempted?.outcome === 'done') {
      void refresh(walletCalls.recharges);
      const next = framedLink(attempted.answer.payUrl);
      if (next) setFrame(next);
      else announce(t('channel.unsafe'), 'danger');
    }
    await shortest;
    setLocked(false);
  };

  return {
    frame,
    locked,
    choose,
    /** What a payment may have changed is asked of the server: no message from the frame moves a balance (D03). */
    look(): void {
      void refreshMember();
      void refresh(walletCalls.recharges, walletCalls.moneyLog, walletCalls.report);
    },
  };
}
