import { useCallback, useEffect, useState } from 'react';
import { verify, type Verified, type VerifyTarget } from './verify';

export interface Verification {
  data: Verified | undefined;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/** Verifies when it appears, and again on request; what was found stays in sight meanwhile. */
export function useVerification({ gameKey, period, orderId }: VerifyTarget): Verification {
  const [data, setData] = useState<Verified>();
  const [isError, setError] = useState(false);
  const [isFetching, setFetching] = useState(true);
  const refetch = useCallback(async () => {
    setFetching(true);
    setError(false);
    try {
      setData(await verify({ gameKey, period, orderId }));
    } catch {
      setError(true);
    } finally {
      setFetching(false);
    }
  }, [gameKey, period, orderId]);
  useEffect(() => void refetch(), [refetch]);
  return { data, isError, isFetching, refetch };
}
