import { useCallback, useEffect, useState } from 'react';

/** A read of the member API with its answer, whether it failed, and a way to repeat it. `read` is a stable function. */
export function useRead(read) {
  const [result, setResult] = useState({ data: null, failed: false });
  const reload = useCallback(async () => {
    try {
      setResult({ data: await read(), failed: false });
    } catch {
      setResult((before) => ({ ...before, failed: true }));
    }
  }, [read]);
  useEffect(() => void reload(), [reload]);
  return { ...result, reload };
}
