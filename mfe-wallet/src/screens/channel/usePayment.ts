import { ApiError, refresh, refreshMember, useRecharge } from '@members/api-client';
import { useTexts } from '@members/i18n';
import { announce, framedLink, type Framed } from '@members/mfe-kit';
import { useEffect, useRef, useState } from 'react';
import { sentAmount } from '../../amounts/typedAmount';

/** RECH-08. */
const lockMs = 500;

/** Call 39: one payment at a time, at most one tap in 500 ms, and the frame where it is paid. */
export function usePayment(amountMinor: number) {
  const { t } = useTexts('mfe-wallet');
  const { mutateAsync } = useRecharge();
  const [frame, setFrame] = useState<Framed | null>(null);
  const [locked, setLocked] = useState(false);
  const running = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const choose = async (channel: string) => {
    if (running.current) return;
    running.current = true;
    setLocked(true);
    const shortest = new Promise((resolve) => {
      timer.current = setTimeout(resolve, lockMs);
    });
    try {
      const { payUrl } = await mutateAsync({ params: { amount: sentAmount(amountMinor), channel } });
      void refresh('recharges');
      const next = framedLink(payUrl);
      if (next) setFrame(next);
      else announce(t('channel.unsafe'), 'danger');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
    await shortest;
    running.current = false;
    setLocked(false);
  };

  return {
    frame,
    locked,
    choose,
    /** What a payment may have changed is asked of the server: no message from the frame moves a balance (D03). */
    look(): void {
      void refreshMember();
      void refresh('recharges', 'moneyLog', 'report');
    },
  };
}
