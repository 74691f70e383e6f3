import { paths } from '@members/mfe-kit/paths';
import type { Recharge } from '@members/contract';
import { typedAmount } from '../amounts';

/** The address of a list of records with one of them open; null for one without a reference. */
export const recordPath = (list: string, { reference }: { reference: string | null }): string | null =>
  reference === null ? null : `${list}?${new URLSearchParams({ record: reference })}`;

/** Where the same amount can be paid anew. */
export const againPath = ({ amountMinor }: Pick<Recharge, 'amountMinor'>): string =>
  paths.rechargeChannels(typedAmount(amountMinor));

/** Where a payment that waits goes on. */
export const continuePath = (recharge: Pick<Recharge, 'amountMinor' | 'reference'>): string =>
  `${againPath(recharge)}&${new URLSearchParams({ order: recharge.reference ?? '' })}`;
