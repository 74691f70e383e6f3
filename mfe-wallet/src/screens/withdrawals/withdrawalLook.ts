import type { Withdrawal } from '@members/contract';
import type { StatusLabelProps } from '@members/ui/core';

type Look = Pick<StatusLabelProps, 'tone' | 'waiting'>;

/** By status: 1 under review, 2 approved and being transferred, 3 rejected, 4 arrived; 2 and 4 are green (REP-04). */
const looks: Readonly<Record<number, Look>> = {
  1: { tone: 'warn', waiting: true },
  2: { tone: 'success', waiting: true },
  3: { tone: 'danger' },
  4: { tone: 'success' },
};

/** Colour and movement of a state; neutral for one that is not known, since its text says what it is (STATE-06). */
export const withdrawalLook = ({ status }: Pick<Withdrawal, 'status'>): Look => looks[status] ?? {};

export const isUnderWay = (withdrawal: Pick<Withdrawal, 'status'>): boolean =>
  withdrawalLook(withdrawal).waiting === true;
