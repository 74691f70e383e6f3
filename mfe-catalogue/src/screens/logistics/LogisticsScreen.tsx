import { useSearchParams } from '@members/mfe-kit/router';
import { useState } from 'react';
import { Parcel } from './Parcel';
import { ParcelSearch } from './ParcelSearch';

/**
 * /Logistics (SVC-03 to SVC-06): the search, and over it in the history the parcel that it found, under `order_sn`. What
 * is typed outlives the parcel, so that back finds it.
 */
export function LogisticsScreen() {
  const [query] = useSearchParams();
  const number = query.get('order_sn');
  const [typed, setTyped] = useState(number ?? '');
  return number === null ? <ParcelSearch typed={typed} onTyped={setTyped} /> : <Parcel number={number} />;
}
