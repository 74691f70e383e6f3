import { paths } from '@members/mfe-kit';

/** Where a parcel is shown. */
export const parcelPath = (number: string): string =>
  `${paths.logistics}?${new URLSearchParams({ order_sn: number })}`;
