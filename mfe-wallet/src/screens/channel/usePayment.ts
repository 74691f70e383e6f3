import { ApiError, call, refresh, refreshMember, useAttempt } from '@members/api-client';
import { walletCalls, type Params } from '@members/contract';
import { useTexts } from '@members/i18n';
import { announce, framedLink, type Framed } from '@members/mfe-kit';
import { useSearchParams } from '@members/mfe-kit/router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { sentAmount } from '../../amounts';

/** For this long after a tap no other channel can be chosen (RECH-08). */
const lockMs = 500;

type RechargeInput = Params<'recharge'>;

const samePayment = (unanswered: RechargeInput, next: RechargeInput): RechargeInput | null =>
  unanswered.amount === next.amount && unanswered.channel === next.channel ? next : null;

/** A payment as far as this screen knows it: its order number, and where it is paid. */
export interface OpenPayment {
  /** Null where the server names none. */
  reference: string | null;
  /** Null while it is asked for, and where it can't be paid any more. */
  frame: Framed | null;
}

/** What is on screen: the payment that the address names, or one without a number that was begun here. */
export function paymentOf(order: string | null, opened: OpenPayment | null): OpenPayment | null {
  if (order === (opened?.reference ?? null)) return opened;
  return order === null ? null : { reference: order, frame: null };
}

/**
 * One payment at a time, at most one tap in 500 ms. Its order number stands in the address, so that it goes on after a
 * reload and from its record.
 */
export function usePayment(amountMinor: number) {
  const { t } = useTexts('mfe-wallet');
  const [query, setQuery] = useSearchParams();
  const { attempt } = useAttempt(walletCalls.recharge, samePayment);
  const [opened, setOpened] = useState<OpenPayment | null>(null);
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  const [locked, setLocked] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const order = query.get('order') || null;
  const write = (reference: string | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (reference) after.set('order', reference);
        else after.delete('order');
        return after;
      },
      { replace: true },
    );

  const open = (payUrl: string, reference: string | null) => {
    const frame = framedLink(payUrl);
    if (frame) setOpened({ reference, frame });
    else announce(t('channel.unsafe'), 'danger');
    return frame !== null;
  };

  const resume = useEffectEvent(async (reference: string) => {
    try {
      const { payUrl } = await call(walletCalls.continuePayment, { reference }, { quiet: true });
      open(payUrl, reference);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // One that is over has its record to say so.
      setOpened({ reference, frame: null });
      void refresh(walletCalls.recharges);
    }
  });
  const isUnknown = order !== null && order !== opened?.reference;
  useEffect(() => {
    if (isUnknown) void resume(order);
  }, [isUnknown, order]);

  const choose = async (channel: string) => {
    if (locked) return;
    setLocked(true);
    setRefusal(null);
    const shortest = new Promise((resolve) => {
      timer.current = setTimeout(resolve, lockMs);
    });
    const attempted = await attempt({ amount: sentAmount(amountMinor), channel }, { quiet: true });
    if (attempted?.outcome === 'done') {
      void refresh(walletCalls.recharges);
      const { payUrl, reference } = attempted.answer;
      if (open(payUrl, reference)) write(reference);
    } else if (attempted?.outcome === 'refused') setRefusal(attempted.error);
    await shortest;
    setLocked(false);
  };

  return {
    payment: paymentOf(order, opened),
    locked,
    /** Why the last attempt was refused. */
    refusal,
    choose,
    /** Back to the channels, for a new payment of the same amount. */
    again(): void {
      setOpened(null);
      write(null);
    },
    /** What a payment may have changed is asked of the server: no message from the frame moves a balance (D03). */
    look(): void {
      void refreshMember();
      void refresh(walletCalls.recharges, walletCalls.moneyLog, walletCalls.report);
    },
  };
}
