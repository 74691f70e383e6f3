import type { Recharge, Withdrawal } from '@members/contract';
import type { StatusLabelProps } from '@members/ui/core';

type Look = Pick<StatusLabelProps, 'tone' | 'waiting'>;

/** By status: 1 waiting, 2 paid, 3 failed or expired. */
const rechargeLooks: Readonly<Record<number, Look>> = {
  1: { tone: 'warn', waiting: true },
  2: { tone: 'success' },
  3: { tone: 'danger' },
};

/** Colour and movement of a state; neutral for one that is not known. */
export const rechargeLook = ({ status, state }: Pick<Recharge, 'status' | 'state'>): Look =>
  state === 'expired' || state === 'returned' ? { tone: 'neutral' } : (rechargeLooks[status] ?? {});

export const isWaiting = (recharge: Pick<Recharge, 'status' | 'state'>): boolean =>
  rechargeLook(recharge).waiting === true;

/** By status: 1 under review, 2 approved and being transferred, 3 rejected, 4 arrived; 2 and 4 are green (REP-04). */
const withdrawalLooks: Readonly<Record<number, Look>> = {
  1: { tone: 'warn', waiting: true },
  2: { tone: 'success', waiting: true },
  3: { tone: 'danger' },
  4: { tone: 'success' },
};

/** Colour and movement of a state; neutral for one that is not known, since its text says what it is (STATE-06). */
export const withdrawalLook = ({ status }: Pick<Withdrawal, 'status'>): Look => withdrawalLooks[status] ?? {};

export const isUnderWay = (withdrawal: Pick<Withdrawal, 'status'>): boolean =>
  withdrawalLook(withdrawal).waiting === true;
