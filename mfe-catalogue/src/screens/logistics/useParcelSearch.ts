import { ApiError, fetchCall } from '@members/api-client';
import { logisticsCalls } from '@members/contract';
import { useNavigate } from '@members/mfe-kit/router';
import { useState } from 'react';
import { parcelPath } from './parcelPath';

/** What the last search left to say in its place; the rest is told by a message of the shell. */
export type SearchOutcome = 'unknown' | 'fault' | null;

/** Asks for a number as it is typed, an empty one too (VAL-15), and opens the parcel if there is one. */
export function useParcelSearch() {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<SearchOutcome>(null);
  const search = async (number: string) => {
    if (busy) return;
    setBusy(true);
    setOutcome(null);
    try {
      const waybill = await fetchCall(logisticsCalls.waybill, { number }, { anew: true });
      if (waybill) navigate(parcelPath(waybill.number));
      else setOutcome('unknown');
    } catch (error) {
      const announced = error instanceof ApiError && ['network', 'refused', 'auth'].includes(error.kind);
      setOutcome(announced ? null : 'fault');
    } finally {
      setBusy(false);
    }
  };
  return { search, busy, outcome, clear: () => setOutcome(null) };
}
