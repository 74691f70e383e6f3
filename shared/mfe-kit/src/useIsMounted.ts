import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells, after something was waited for, whether the component is still there: a member who has left its screen
 * meanwhile is not led on from where they are now.
 */
export function useIsMounted(): () => boolean {
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => void (mounted.current = false);
  }, []);
  return useCallback(() => mounted.current, []);
}
