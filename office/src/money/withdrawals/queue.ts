import type { OfficeParams } from '@members/office-contract';
import { minorOf } from '../../parts/amounts';
import { given } from '../../parts/useFilters';

/** The filters of the list, which stand in its address and in that of each withdrawal that is opened from it. */
export const queueFilters = ['state', 'memberId', 'from'] as const;

type Filters = Record<(typeof queueFilters)[number], string>;

/** What the filters ask of the call. */
export const queueOf = ({ state, memberId, from }: Filters): OfficeParams<'withdrawals'> => ({
  state: given(state, (text) => text as NonNullable<OfficeParams<'withdrawals'>['state']>),
  memberId: given(memberId, Number),
  fromMinor: minorOf(from) ?? undefined,
});
