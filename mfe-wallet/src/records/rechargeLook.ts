import type { Recharge } from '@members/contract';
import type { StatusLabelProps } from '@members/ui/core';

type Look = Pick<StatusLabelProps, 'tone' | 'waiting'>;

/** By status: 1 waiting, 2 paid, 3 failed or expired. */
const looks: Readonly<Record<number, Look>> = {
  1: { tone: 'warn', waiting: true },
  2: { tone: 'success' },
  3: { tone: 'danger' },
};

/** Colour and movement of a state; neutral for one that is not known. */
export const rechargeLook = ({ status }: Pick<Recharge, 'status'>): Look => looks[status] ?? {};

export const isWaiting = (recharge: Pick<Recharge, 'status'>): boolean =>
  rechargeLook(recharge).waiting === true;
